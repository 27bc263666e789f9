import { __ } from '@wordpress/i18n';
import type { ShopSettings } from '@quayside/contracts/shop/settings';

/** Names of the boolean settings. */
type Toggle = {
	[ Name in keyof ShopSettings ]-?: ShopSettings[ Name ] extends
		boolean | undefined
		? Name
		: never;
}[ keyof ShopSettings ];

interface Field {
	name: Toggle;
	label: string;
	help: string;
}

export interface Group {
	name:
		| 'drawer'
		| 'cart-page'
		| 'shipping'
		| 'popups'
		| 'notice'
		| 'attribution';
	title: string;
	fields: Field[];
}

/** Returns the screen's cards with their toggles. */
export const groups = (): Group[] => [
	{
		name: 'drawer',
		title: __( 'Cart drawer', 'quayside-shop' ),
		fields: [
			{
				name: 'cart_drawer',
				label: __( 'Enable cart drawer', 'quayside-shop' ),
				help: __(
					'When off, the cart link opens the cart page.',
					'quayside-shop'
				),
			},
			{
				name: 'open_after_add',
				label: __(
					'Open the drawer when a product is added',
					'quayside-shop'
				),
				help: __(
					'When off, the button shows that the product has been added.',
					'quayside-shop'
				),
			},
			{
				name: 'coupon',
				label: __( 'Show coupon field in the drawer', 'quayside-shop' ),
				help: __(
					'Only shown if coupons are enabled in the store.',
					'quayside-shop'
				),
			},
			{
				name: 'cross_sells',
				label: __( 'Show cross-sells in the drawer', 'quayside-shop' ),
				help: __(
					'Products that you linked as cross-sells to products in the cart.',
					'quayside-shop'
				),
			},
		],
	},
	{
		name: 'cart-page',
		title: __( 'Cart page', 'quayside-shop' ),
		fields: [
			{
				name: 'lightweight_cart',
				label: __( 'Use lightweight cart page', 'quayside-shop' ),
				help: __(
					'Shows the classic cart in place of the Cart block, which loads ten times as much JavaScript. When an extension or a payment method adds to the block, the block is shown as usual.',
					'quayside-shop'
				),
			},
		],
	},
	{
		name: 'shipping',
		title: __( 'Free shipping bar', 'quayside-shop' ),
		fields: [],
	},
	{
		name: 'popups',
		title: __( 'Account popup', 'quayside-shop' ),
		fields: [
			{
				name: 'account_popup',
				label: __( 'Log in and register in a popup', 'quayside-shop' ),
				help: __(
					'When off, the account link opens the account page.',
					'quayside-shop'
				),
			},
		],
	},
	{
		name: 'notice',
		title: __( 'Store notice', 'quayside-shop' ),
		fields: [
			{
				name: 'store_notice',
				label: __( 'Show store notice on every page', 'quayside-shop' ),
				help: __(
					'Visitors can dismiss the notice. It appears again when you change its text.',
					'quayside-shop'
				),
			},
		],
	},
	{
		name: 'attribution',
		title: __( 'Order attribution', 'quayside-shop' ),
		fields: [
			{
				name: 'order_attribution',
				label: __( 'Track order sources', 'quayside-shop' ),
				help: __(
					'Requires the visitor’s consent if a consent plugin is active.',
					'quayside-shop'
				),
			},
			{
				name: 'detect_sources',
				label: __(
					'Detect AI assistants, search engines, and ad clicks',
					'quayside-shop'
				),
				help: __(
					'When off, sources are the same as those of WooCommerce.',
					'quayside-shop'
				),
			},
		],
	},
];
