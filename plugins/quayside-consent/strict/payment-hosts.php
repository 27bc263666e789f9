<?php
/**
 * Hosts that payment services require, by service: the constants and classes that identify its plugins, and the sources of
 * its scripts, iframes, and requests. They are never blocked, and strict mode allows them on pages where customers pay.
 * Mercado Pago serves its analytics from the same folders as its payment scripts, so those are allowed as well.
 *
 * @return array<string, array{marks: array<int, string>, hosts: array<int, string>}>
 */

declare( strict_types=1 );

return [
	'mercadopago' => [
		'marks' => [ 'MP_PLUGIN_FILE', 'MercadoPago\Woocommerce\WoocommerceMercadoPago' ],
		'hosts' => [
			'https://sdk.mercadopago.com',
			'https://beta-sdk.mercadopago.com',
			'https://api.mercadopago.com',
			'https://www.mercadopago.com',
			'https://secure-fields.mercadopago.com',
			'https://http2.mlstatic.com',
		],
	],
	'stripe'      => [
		'marks' => [ 'WC_STRIPE_VERSION', 'WCPAY_VERSION_NUMBER', 'WC_Stripe', 'WC_Payments' ],
		'hosts' => [
			'https://js.stripe.com',
			'https://api.stripe.com',
			'https://hooks.stripe.com',
			'https://m.stripe.network',
			'https://connect-js.stripe.com',
		],
	],
	'paypal'      => [
		'marks' => [ 'PAYPAL_API_URL', 'WooCommerce\PayPalCommerce\PPCP', 'WC_GATEWAY_PPEC_VERSION' ],
		'hosts' => [ 'https://www.paypal.com', 'https://www.sandbox.paypal.com', 'https://c.paypal.com', 'https://www.paypalobjects.com' ],
	],
	'pagseguro'   => [
		'marks' => [ 'WC_PAGSEGURO_VERSION', 'WC_PagSeguro' ],
		'hosts' => [ 'https://pagseguro.uol.com.br', 'https://stc.pagseguro.uol.com.br', 'https://ws.pagseguro.uol.com.br', 'https://assets.pagseguro.com.br' ],
	],
	'klarna'      => [
		'marks' => [ 'WC_KLARNA_PAYMENTS_VERSION' ],
		'hosts' => [ 'https://x.klarnacdn.net', 'https://js.klarna.com', 'https://pay.klarna.com' ],
	],
	'square'      => [
		'marks' => [ 'WC_SQUARE_PLUGIN_VERSION', 'WooCommerce_Square_Loader' ],
		'hosts' => [ 'https://web.squarecdn.com', 'https://pci-connect.squareup.com' ],
	],
	'braintree'   => [
		'marks' => [ 'WC_PAYPAL_BRAINTREE_FILE', 'WC_Braintree' ],
		'hosts' => [
			'https://js.braintreegateway.com',
			'https://assets.braintreegateway.com',
			'https://payments.braintree-api.com',
			'https://api.braintreegateway.com',
		],
	],
	'mollie'      => [
		'marks' => [ 'M4W_FILE', 'Mollie\WooCommerce\Plugin' ],
		'hosts' => [ 'https://js.mollie.com' ],
	],
];
