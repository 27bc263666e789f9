/**
 * The script module `@quayside/shop/client`: the shop's REST client and page configuration, for other plugins too.
 *
 * const { client, config } = await import( '@quayside/shop/client' );
 * const orders = await client( { path: '/wc/v3/orders?per_page=-1' } );
 */
import type { StoreConfig } from '@quayside/contracts/shop/store-config';
import { ownAddress } from '@quayside/boundary/addresses';
import { moduleData } from '@quayside/boundary/globals';
import { createClient } from './client';

export { createClient } from './client';
export type { ClientSettings } from './client';
export type { ClientError, RequestOptions } from './types';

/** Store page configuration (spec section 3). It is the same on every page that uses this module. */
export const config = moduleData< StoreConfig >(
	'@quayside/shop/client'
) as StoreConfig;

/** Client for this site. */
export const client = createClient( {
	root: ownAddress( config.root_url ),
	nonce: config.nonce,
	nonceEndpoint: ownAddress( config.nonce_endpoint ),
} );
