import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { CartRemoveResponse } from '@quayside/contracts/shop/cart.remove-response';
import { announce } from '@quayside/ui';
import { callStore } from '../request';
import { tellPage } from './use-cart';

/** The line that was removed last. */
export interface Removed {
	key: string;
	name: string;
}

interface Props {
	removed: Removed;
	/** Address of wc-ajax with `%%endpoint%%` in it. */
	address: string;
	onRestored: () => void;
}

/**
 * Says what was removed and takes the removal back.
 */
export function Undo( { removed, address, onRestored }: Props ) {
	const [ state, setState ] = useState< 'idle' | 'busy' | 'failed' >(
		'idle'
	);

	const failure = __(
		'The product could not be restored. Please try again.',
		'quayside-shop'
	);

	const restore = async (): Promise< void > => {
		setState( 'busy' );
		try {
			const answer = await callStore< CartRemoveResponse >(
				address,
				'quayside_restore_cart_item',
				{ cart_item_key: removed.key }
			);
			if ( ! answer.fragments ) {
				throw new Error( 'Not restored.' );
			}
			tellPage();
			onRestored();
		} catch {
			setState( 'failed' );
			announce( failure, 'assertive' );
		}
	};

	return (
		<p className="quayside-cart-drawer__undo">
			<span>
				{ state === 'failed'
					? failure
					: sprintf(
							/* translators: %s: product name. */ __(
								'%s removed.',
								'quayside-shop'
							),
							removed.name
						) }
			</span>
			<button
				type="button"
				aria-disabled={ state === 'busy' || undefined }
				onClick={ () => void ( state !== 'busy' && restore() ) }
			>
				{ state === 'failed'
					? __( 'Try again', 'quayside-shop' )
					: __( 'Undo', 'quayside-shop' ) }
			</button>
		</p>
	);
}
