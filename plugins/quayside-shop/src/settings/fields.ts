import { __ } from '@wordpress/i18n';
import type { ShopSettings } from '@quayside/contracts/shop/settings';

/** Settings that are on or off. */
export type Toggle = { [ Name in keyof ShopSettings ]-?: ShopSettings[ Name ] extends boolean | undefined ? Name : never }[ keyof ShopSettings ];

export interface Field {
	name: Toggle;
	label: string;
	help: string;
}

export interface Group {
	name: 'drawer' | 'shipping' | 'popups' | 'notice' | 'attribution';
	title: string;
	fields: Field[];
}

/** The cards of the screen, with their switches. */
export const groups = (): Group[] => [
	{
		name: 'drawer',
		title: __( 'Cart drawer', 'quayside-shop' ),
		fields: [
			{ name: 'cart_drawer', label: __( 'Open the cart in a drawer', 'quayside-shop' ), help: __( 'Off: the cart link leads to the cart page.', 'quayside-shop' ) },
			{ name: 'open_after_add', label: __( 'Open the drawer after a product was added', 'quayside-shop' ), help: __( 'Off: the button says that the product is in the cart.', 'quayside-shop' ) },
			{ name: 'coupon', label: __( 'Coupon field in the drawer', 'quayside-shop' ), help: __( 'Shown where the store takes coupons.', 'quayside-shop' ) },
			{ name: 'cross_sells', label: __( 'Cross-sells in the drawer', 'quayside-shop' ), help: __( 'Products that you linked to those in the cart.', 'quayside-shop' ) },
		],
	},
	{ name: 'shipping', title: __( 'Free shipping bar', 'quayside-shop' ), fields: [] },
	{
		name: 'popups',
		title: __( 'Popups', 'quayside-shop' ),
		fields: [ { name: 'account_popup', label: __( 'Log in and register in a popup', 'quayside-shop' ), help: __( 'Off: the account link leads to the account page.', 'quayside-shop' ) } ],
	},
	{
		name: 'notice',
		title: __( 'Store notice', 'quayside-shop' ),
		fields: [ { name: 'store_notice', label: __( 'Show a notice on every page', 'quayside-shop' ), help: __( 'Visitors can dismiss it; a notice with new words comes back.', 'quayside-shop' ) } ],
	},
	{
		name: 'attribution',
		title: __( 'Order attribution', 'quayside-shop' ),
		fields: [
			{
				name: 'order_attribution',
				label: __( 'Remember where orders come from', 'quayside-shop' ),
				help: __( 'Needs the visitor’s consent where a consent plugin asks for it.', 'quayside-shop' ),
			},
		],
	},
];
