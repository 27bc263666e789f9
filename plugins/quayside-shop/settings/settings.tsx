import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import {
	Button,
	Card,
	CardBody,
	CardHeader,
	Notice,
	Spinner,
	TextareaControl,
	ToggleControl,
	__experimentalNumberControl as NumberControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ShopSettings } from '@quayside/contracts/shop/settings';
import { CartPageNotice } from './cart-page-notice';
import { groups } from './fields';

const PATH = '/quayside-shop/v1/settings';

interface Props {
	/** URL of the cart page, empty if there is none. */
	cartPage: string;
}

/**
 * Loads, displays, and saves the settings.
 */
export function Settings( { cartPage }: Props ) {
	const [ values, setValues ] = useState< ShopSettings | null >( null );
	const [ state, setState ] = useState<
		'idle' | 'saving' | 'saved' | 'failed'
	>( 'idle' );

	/** Whether the saved setting is on. */
	const [ isLightweight, setIsLightweight ] = useState( false );

	const show = ( saved: ShopSettings ): void => {
		setValues( saved );
		setIsLightweight( saved.lightweight_cart ?? false );
	};

	useEffect( () => {
		apiFetch< ShopSettings >( { path: PATH } )
			.then( show )
			.catch( () => setState( 'failed' ) );
	}, [] );

	const save = async (): Promise< void > => {
		setState( 'saving' );
		try {
			show(
				await apiFetch< ShopSettings >( {
					path: PATH,
					method: 'POST',
					data: values,
				} )
			);
			setState( 'saved' );
		} catch {
			setState( 'failed' );
		}
	};

	const change = ( next: Partial< ShopSettings > ): void => {
		setValues( values && { ...values, ...next } );
		setState( 'idle' );
	};

	if ( ! values ) {
		return state === 'failed' ? (
			<Notice status="error" isDismissible={ false }>
				{ __(
					'The settings could not be loaded. Please reload the page and try again.',
					'quayside-shop'
				) }
			</Notice>
		) : (
			<Spinner />
		);
	}
	return (
		<>
			{ groups().map( ( { name: group, title, fields } ) => (
				<Card
					key={ group }
					role="group"
					aria-labelledby={ `quayside-shop-${ group }` }
				>
					<CardHeader>
						<h2 id={ `quayside-shop-${ group }` }>{ title }</h2>
					</CardHeader>
					<CardBody>
						{ fields.map( ( { name, label, help } ) => (
							<ToggleControl
								key={ name }
								__nextHasNoMarginBottom
								label={ label }
								help={ help }
								checked={ values[ name ] ?? false }
								onChange={ ( on ) =>
									change( { [ name ]: on } )
								}
							/>
						) ) }
						{ group === 'cart-page' &&
							isLightweight &&
							cartPage && (
								<CartPageNotice address={ cartPage } />
							) }
						{ group === 'shipping' && (
							<NumberControl
								__next40pxDefaultSize
								label={ __(
									'Free shipping threshold',
									'quayside-shop'
								) }
								help={ __(
									'The drawer shows how much more customers need to spend to get free shipping. Enter 0 to use the minimum amount of the free shipping method in the customer’s shipping zone.',
									'quayside-shop'
								) }
								min={ 0 }
								step={ 0.01 }
								value={ values.free_shipping_from ?? 0 }
								onChange={ ( amount ) =>
									change( {
										free_shipping_from:
											Number( amount ) || 0,
									} )
								}
							/>
						) }
						{ group === 'notice' && (
							<TextareaControl
								__nextHasNoMarginBottom
								label={ __( 'Notice text', 'quayside-shop' ) }
								help={ __(
									'Allowed HTML: links and emphasis. Leave empty to use the WooCommerce notice text.',
									'quayside-shop'
								) }
								value={ values.store_notice_text ?? '' }
								maxLength={ 5000 }
								rows={ 3 }
								onChange={ ( text ) =>
									change( { store_notice_text: text } )
								}
							/>
						) }
					</CardBody>
				</Card>
			) ) }
			{ state === 'saved' && (
				<Notice status="success" isDismissible={ false }>
					{ __( 'Settings saved.', 'quayside-shop' ) }
				</Notice>
			) }
			{ state === 'failed' && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'The settings could not be saved. Please try again.',
						'quayside-shop'
					) }
				</Notice>
			) }
			<p>
				<Button
					variant="primary"
					type="button"
					onClick={ () => void save() }
					isBusy={ state === 'saving' }
					disabled={ state === 'saving' }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ __( 'Save changes', 'quayside-shop' ) }
				</Button>
			</p>
		</>
	);
}
