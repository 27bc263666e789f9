import { useEffect, useState } from 'react';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fetchReason, getLabel } from './cart-page-reason';

interface Props {
	/** URL of the cart page. */
	address: string;
}

/**
 * Explains why visitors get the Cart block although the lightweight cart page is on. Renders nothing if they don't.
 */
export function CartPageNotice( { address }: Props ) {
	const [ extensions, setExtensions ] = useState< string[] | null >( null );

	useEffect( () => {
		let isCurrent = true;
		void fetchReason( address ).then( ( found ) => {
			if ( isCurrent ) {
				setExtensions( found );
			}
		} );
		return () => {
			isCurrent = false;
		};
	}, [ address ] );

	if ( ! extensions ) {
		return null;
	}
	return (
		<Notice status="info" isDismissible={ false }>
			{ extensions.length ? (
				<>
					<p>
						{ __(
							'The Cart block is shown, because the classic cart would not show these additions:',
							'quayside-shop'
						) }
					</p>
					<ul>
						{ extensions.map( ( name ) => (
							<li key={ name }>{ getLabel( name ) }</li>
						) ) }
					</ul>
				</>
			) : (
				__(
					'The Cart block is shown, because a plugin or the theme turns off the lightweight cart page.',
					'quayside-shop'
				)
			) }
		</Notice>
	);
}
