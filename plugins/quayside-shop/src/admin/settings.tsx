import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { Button, Card, CardBody, CardHeader, Notice, Spinner, ToggleControl, __experimentalNumberControl as NumberControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ShopSettings } from '@quayside/contracts/shop/settings';

const PATH = '/wp/v2/settings';
const OPTION = 'quayside_shop_settings';

type Toggle = { [ Name in keyof ShopSettings ]-?: ShopSettings[ Name ] extends boolean | undefined ? Name : never }[ keyof ShopSettings ];

interface Field {
	name: Toggle;
	label: string;
	help: string;
}

const groups = (): { title: string; fields: Field[] }[] => [
	{
		title: __( 'Cart drawer', 'quayside-shop' ),
		fields: [
			{ name: 'cart_drawer', label: __( 'Open the cart in a drawer', 'quayside-shop' ), help: __( 'Off: the cart link leads to the cart page.', 'quayside-shop' ) },
			{ name: 'open_after_add', label: __( 'Open the drawer after a product was added', 'quayside-shop' ), help: __( 'Off: the button says that the product is in the cart.', 'quayside-shop' ) },
			{ name: 'coupon', label: __( 'Coupon field in the drawer', 'quayside-shop' ), help: __( 'Shown where the store takes coupons.', 'quayside-shop' ) },
			{ name: 'cross_sells', label: __( 'Cross-sells in the drawer', 'quayside-shop' ), help: __( 'Products that you linked to those in the cart.', 'quayside-shop' ) },
		],
	},
	{
		title: __( 'Account and orders', 'quayside-shop' ),
		fields: [
			{ name: 'account_popup', label: __( 'Log in and register in a popup', 'quayside-shop' ), help: __( 'Off: the account link leads to the account page.', 'quayside-shop' ) },
			{
				name: 'order_attribution',
				label: __( 'Remember where orders come from', 'quayside-shop' ),
				help: __( 'Needs the visitor’s consent where a consent plugin asks for it.', 'quayside-shop' ),
			},
		],
	},
];

/**
 * Loads, shows and saves the settings.
 */
export function Settings() {
	const [ values, setValues ] = useState< ShopSettings | null >( null );
	const [ state, setState ] = useState< 'idle' | 'saving' | 'saved' | 'failed' >( 'idle' );

	useEffect( () => {
		apiFetch< Record< string, ShopSettings > >( { path: PATH } )
			.then( ( all ) => setValues( all[ OPTION ] ?? null ) )
			.catch( () => setState( 'failed' ) );
	}, [] );

	const save = async (): Promise< void > => {
		setState( 'saving' );
		try {
			const all = await apiFetch< Record< string, ShopSettings > >( { path: PATH, method: 'POST', data: { [ OPTION ]: values } } );
			setValues( all[ OPTION ] ?? values );
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
				{ __( 'The settings could not be loaded. Reload the page to try again.', 'quayside-shop' ) }
			</Notice>
		) : (
			<Spinner />
		);
	}
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				void save();
			} }
		>
			{ groups().map( ( { title, fields }, index ) => (
				<Card key={ title }>
					<CardHeader>
						<h2>{ title }</h2>
					</CardHeader>
					<CardBody>
						{ fields.map( ( { name, label, help } ) => (
							<ToggleControl key={ name } __nextHasNoMarginBottom label={ label } help={ help } checked={ values[ name ] ?? false } onChange={ ( on ) => change( { [ name ]: on } ) } />
						) ) }
						{ index === 0 && (
							<NumberControl
								__next40pxDefaultSize
								label={ __( 'Free shipping from', 'quayside-shop' ) }
								help={ __( 'The drawer tells how much is missing. 0 shows nothing. Set the same amount at your free shipping method.', 'quayside-shop' ) }
								min={ 0 }
								step={ 0.01 }
								value={ values.free_shipping_from ?? 0 }
								onChange={ ( amount ) => change( { free_shipping_from: Number( amount ) || 0 } ) }
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
					{ __( 'The settings could not be saved. Please try again.', 'quayside-shop' ) }
				</Notice>
			) }
			<p>
				<Button variant="primary" type="submit" isBusy={ state === 'saving' } disabled={ state === 'saving' } __next40pxDefaultSize>
					{ __( 'Save changes', 'quayside-shop' ) }
				</Button>
			</p>
		</form>
	);
}
