/** Errors of multi-token collections (codes 1400 to 1408). */

import { error, told } from '../../runtime/sdk.js';

export const InvalidCollection = error(1400, 'InvalidCollection', 'A field of the collection is not as it must be', {
  details: told('field', 'reason'),
});
export const TypeExists = error(1401, 'TypeExists', 'The collection has a type of this id already', {
  details: { type_id: 'Number that a type has already' },
});
export const MaxSupplyExceeded = error(1402, 'MaxSupplyExceeded', 'The supply of the type would exceed its maximum', {
  details: { ...told('index'), max_supply: 'Most that there can be', supply: 'How many there would be' },
});
export const NonFungibleAmount = error(
  1403,
  'NonFungibleAmount',
  'Of a type that is not fungible, one is moved at a time',
  { details: { amount: 'How many were asked for' } },
);
export const NotCollectionOwner = error(1404, 'NotCollectionOwner', 'Only the owner of the collection may do this');
export const TypeNotFound = error(1405, 'TypeNotFound', 'The collection has no type of this id', {
  details: { ...told('index'), collection: 'Address of the collection', type_id: 'Number that no type has' },
});
export const BatchSize = error(1406, 'BatchSize', 'A batch has 1 to 256 entries', {
  details: told('field', 'reason', 'min', 'max', 'got'),
});
export const CollectionNotFound = error(1407, 'CollectionNotFound', 'There is no collection at this address', {
  details: { collection: 'Address at which there is no collection' },
});
export const InvalidRoyalty = error(1408, 'InvalidRoyalty', 'A royalty is 0 to 10000 hundredths of a percent', {
  details: told('field', 'reason', 'min', 'max', 'got'),
});
