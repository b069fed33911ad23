/** Errors of NFTs (codes 1300 to 1309). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const InvalidRoyalty = error(1300, 'InvalidRoyalty', 'A royalty is 0 to 10,000 basis points', {
  details: sharedDetails('field', 'reason', 'min', 'max', 'got'),
});
export const InvalidCollection = error(1301, 'InvalidCollection', 'A field of the collection is invalid', {
  details: sharedDetails('field', 'reason'),
});
export const NotCollectionOwner = error(1302, 'NotCollectionOwner', 'Only the owner of the collection may do this');
export const NotNftOwner = error(
  1303,
  'NotNftOwner',
  'The token belongs to another account, which has not approved the sender',
  { details: { owner: 'Account that owns the token' } },
);
export const TokenExists = error(1304, 'TokenExists', 'The collection already has a token with this number', {
  details: { token_id: 'Number of the token within the collection' },
});
export const MaxSupplyReached = error(
  1305,
  'MaxSupplyReached',
  'The collection has reached its maximum number of tokens',
  { details: { max_supply: 'Maximum number of tokens ever minted' } },
);
export const TokenBurned = error(1306, 'TokenBurned', 'The token was burned, and its number is never reused', {
  details: { token_id: 'Number of the token within the collection' },
});
export const CollectionNotFound = error(1307, 'CollectionNotFound', 'There is no collection at this address', {
  details: { collection: 'The address in the request' },
});
export const CollectionLocked = error(1308, 'CollectionLocked', 'The collection is permanently locked');
export const NftNotFound = error(1309, 'NftNotFound', 'The collection has no token with this number', {
  details: { collection: 'Address of the collection', token_id: 'The unknown token number' },
});
