/** Fields of WooCommerce's cart resource (wc/store/v1/cart) that Quayside reads. Amounts are strings in minor units. */
export interface Money {
	currency_minor_unit: number;
	currency_decimal_separator: string;
	currency_thousand_separator: string;
	currency_prefix: string;
	currency_suffix: string;
}

export interface StoreCartItem {
	key: string;
	id: number;
	quantity: number;
	quantity_limits: {
		minimum: number;
		maximum: number;
		multiple_of: number;
		editable: boolean;
	};
	/** HTML. */
	name: string;
	permalink: string;
	sku: string;
	sold_individually: boolean;
	/** Null if stock is sufficient or not displayed. */
	low_stock_remaining: number | null;
	show_backorder_badge: boolean;
	images: { src: string; thumbnail: string; alt: string }[];
	variation: { attribute: string; value: string }[];
	item_data: {
		name?: string;
		key?: string;
		value?: string;
		display?: string;
		hidden?: boolean | string;
	}[];
	prices: Money & { price: string; regular_price: string };
	totals: Money & {
		line_subtotal: string;
		line_subtotal_tax: string;
		line_total: string;
		line_total_tax: string;
	};
}

export interface StoreCart {
	items: StoreCartItem[];
	items_count: number;
	coupons: {
		code: string;
		totals: Money & { total_discount: string; total_discount_tax: string };
	}[];
	totals: Money & {
		total_items: string;
		total_items_tax: string;
		total_discount: string;
		total_discount_tax: string;
		total_fees: string;
		total_fees_tax: string;
		total_shipping: string | null;
		total_price: string;
	};
	needs_shipping: boolean;
	cross_sells: StoreProduct[];
	errors: { code: string; message: string }[];
	/** Data that Quayside adds for its drawer. */
	extensions?: {
		quayside_shop?: {
			remove_nonce: string;
			/** Amount in major units from which shipping is free, 0 if it is free already, null if no amount leads to it. */
			free_shipping: { from: number; before_discounts: boolean } | null;
		};
	};
}

/** A cross-sell in the store's cart. */
export interface StoreProduct {
	id: number;
	name: string;
	permalink: string;
	sku: string;
	has_options: boolean;
	is_purchasable: boolean;
	is_in_stock: boolean;
	images: { src: string; thumbnail: string; alt: string }[];
	prices: Money & { price: string; regular_price: string };
}
