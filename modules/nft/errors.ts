/** Errors of NFTs (codes 1300 to 1309). */

import { error, told } from '../../runtime/sdk.js';

export const InvalidRoyalty = error(1300, 'InvalidRoyalty', 'A royalty is 0 to 10000 hundredths of a percent', {
  details: told('field', 'reason', 'min', 'max', 'got'),
});
export const InvalidCollection = error(1301, 'InvalidCollection', 'A field of the collection is not as it must be', {
  details: told('field', 'reason'),
});
export const NotCollectionOwner = error(1302, 'NotCollectionOwner', 'Only the owner of the collection may do this');
export const NotNftOwner = error(
  1303,
  'NotNftOwner',
  'The token belongs to another account, which has not approved it',
  { details: { owner: 'Account that owns the token' } },
);
export const TokenExists = error(1304, 'TokenExists', 'The collection has a token of this id already', {
  details: { token_id: 'Which one, within the collection' },
});
export const MaxSupplyReached = error(
  1305,
  'MaxSupplyReached',
  'As many tokens as the collection may ever have exist',
  { details: { max_supply: 'Most tokens that there can be' } },
);
export const TokenBurned = error(1306, 'TokenBurned', 'A token of this id was burned; the id never comes back', {
  details: { token_id: 'Which one, within the collection' },
});
export const CollectionNotFound = error(1307, 'CollectionNotFound', 'There is no collection at this address', {
  details: { collection: 'Address at which there is no collection' },
});
export const CollectionLocked = error(1308, 'CollectionLocked', 'The collection is locked for ever');
export const NftNotFound = error(1309, 'NftNotFound', 'The collection has no token of this id', {
  details: { collection: 'Address of the collection', token_id: 'Number that no token has' },
});
