/** Errors of multi-token collections (codes 1400 to 1408). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const InvalidCollection = error(1400, 'InvalidCollection', 'A field of the collection is invalid', {
  details: sharedDetails('field', 'reason'),
});
export const TypeExists = error(1401, 'TypeExists', 'The collection already has a type with this number', {
  details: { type_id: 'The existing type number' },
});
export const MaxSupplyExceeded = error(1402, 'MaxSupplyExceeded', 'The supply of the type would exceed its maximum', {
  details: {
    ...sharedDetails('index'),
    max_supply: 'Maximum supply of the type, in units',
    supply: 'Supply after the mint, in units',
  },
});
export const NonFungibleAmount = error(
  1403,
  'NonFungibleAmount',
  'A non-fungible type is transferred, minted and burned one unit at a time',
  { details: { amount: 'Requested number of units' } },
);
export const NotCollectionOwner = error(1404, 'NotCollectionOwner', 'Only the owner of the collection may do this');
export const TypeNotFound = error(1405, 'TypeNotFound', 'The collection has no type with this number', {
  details: { ...sharedDetails('index'), collection: 'Address of the collection', type_id: 'The unknown type number' },
});
export const BatchSize = error(1406, 'BatchSize', 'A batch must have 1 to 256 entries', {
  details: sharedDetails('field', 'reason', 'min', 'max', 'got'),
});
export const CollectionNotFound = error(1407, 'CollectionNotFound', 'There is no collection at this address', {
  details: { collection: 'The address in the request' },
});
export const InvalidRoyalty = error(1408, 'InvalidRoyalty', 'A royalty is 0 to 10,000 basis points', {
  details: sharedDetails('field', 'reason', 'min', 'max', 'got'),
});
