/**
 * The script module `@quayside/shop/client`: the shop's REST client and page configuration, for other plugins too.
 *
 * const { client, config } = await import( '@quayside/shop/client' );
 * const orders = await client( { path: '/wc/v3/orders?per_page=-1' } );
 */
import type { StoreConfig } from '@quayside/contracts/shop/store-config';
import { createClient } from './client';

export { createClient } from './client';
export type { ClientSettings } from './client';
export type { ClientError, RequestOptions } from './types';

/** Spec section 3, store page configuration: the same on every page that names this module. */
export const config = JSON.parse( document.getElementById( 'wp-script-module-data-@quayside/shop/client' )?.textContent || '{}' ) as StoreConfig;

/** A client for this site. */
export const client = createClient( { root: config.root_url, nonce: config.nonce, nonceEndpoint: config.nonce_endpoint } );
