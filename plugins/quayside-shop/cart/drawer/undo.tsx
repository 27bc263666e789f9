import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { CartRemoveResponse } from '@quayside/contracts/shop/cart.remove-response';
import { announce } from '@quayside/ui';
import { runExclusive } from '../cart-lock';
import { callStore } from '../request';
import { notifyPage } from './use-cart';

/** The most recently removed line. */
export interface Removed {
	key: string;
	name: string;
}

interface Props {
	removed: Removed;
	/** URL of wc-ajax with the placeholder `%%endpoint%%`. */
	address: string;
	onRestored: () => void;
}

/**
 * Displays the removed product with a button that restores it.
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
			const response = await runExclusive( () =>
				callStore< CartRemoveResponse >(
					address,
					'quayside_restore_cart_item',
					{ cart_item_key: removed.key }
				)
			);
			if ( ! response.fragments ) {
				throw new Error( 'Not restored.' );
			}
			notifyPage();
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
