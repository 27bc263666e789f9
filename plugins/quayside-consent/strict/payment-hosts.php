<?php
/**
 * Hosts that payment services require, by service: the constants and classes that identify its plugins, the beginnings of its
 * gateways' IDs in WooCommerce, and the sources of its scripts, iframes, and requests. They are never blocked, and strict mode
 * allows them on pages where customers pay. Analytics of a service that isn't needed to pay is left out if it has a host of its
 * own. Mercado Pago serves its analytics from the same folders as its payment scripts, so those are allowed as well.
 *
 * @return array<string, array{marks: array<int, string>, gateways: array<int, string>, hosts: array<int, string>}>
 */

declare( strict_types=1 );

return [
	// Scripts of woocommerce-mercadopago 8, which its secure fields and checkout load.
	'mercadopago' => [
		'marks'    => [ 'MP_PLUGIN_FILE', 'MercadoPago\Woocommerce\WoocommerceMercadoPago' ],
		'gateways' => [ 'woo-mercado-pago-' ],
		'hosts'    => [
			'https://sdk.mercadopago.com',
			'https://beta-sdk.mercadopago.com',
			'https://api.mercadopago.com',
			'https://www.mercadopago.com',
			'https://secure-fields.mercadopago.com',
			'https://http2.mlstatic.com',
		],
	],
	// https://docs.stripe.com/security/guide and, for WooPay, woocommerce-payments.
	'stripe'      => [
		'marks'    => [ 'WC_STRIPE_VERSION', 'WCPAY_VERSION_NUMBER', 'WC_Stripe', 'WC_Payments' ],
		'gateways' => [ 'stripe', 'woocommerce_payments' ],
		'hosts'    => [
			'https://js.stripe.com',
			'https://*.js.stripe.com',
			'https://api.stripe.com',
			'https://hooks.stripe.com',
			'https://m.stripe.network',
			'https://connect-js.stripe.com',
			'https://pay.woo.com',
		],
	],
	// https://developer.paypal.com/limited-release/fraudnet/integrate for c.paypal.com and b.stats.paypal.com.
	'paypal'      => [
		'marks'    => [ 'PAYPAL_API_URL', 'WooCommerce\PayPalCommerce\PPCP', 'WC_GATEWAY_PPEC_VERSION' ],
		'gateways' => [ 'ppcp-', 'ppec_paypal', 'paypal' ],
		'hosts'    => [
			'https://www.paypal.com',
			'https://www.sandbox.paypal.com',
			'https://c.paypal.com',
			'https://b.stats.paypal.com',
			'https://www.paypalobjects.com',
		],
	],
	// Scripts of woocommerce-pagseguro 2.14.
	'pagseguro'   => [
		'marks'    => [ 'WC_PAGSEGURO_VERSION', 'WC_PagSeguro' ],
		'gateways' => [ 'pagseguro' ],
		'hosts'    => [
			'https://pagseguro.uol.com.br',
			'https://stc.pagseguro.uol.com.br',
			'https://ws.pagseguro.uol.com.br',
			'https://assets.pagseguro.com.br',
		],
	],
	// https://docs.klarna.com/klarna-network-distribution/payment-presentation/web-sdk-configuration/browser-security-configuration/.
	'klarna'      => [
		'marks'    => [ 'WC_KLARNA_PAYMENTS_VERSION' ],
		'gateways' => [ 'klarna_payments', 'kco' ],
		'hosts'    => [ 'https://x.klarnacdn.net', 'https://js.klarna.com', 'https://pay.klarna.com', 'https://*.klarna.com' ],
	],
	// https://developer.squareup.com/docs/web-payments/content-security-policy.
	'square'      => [
		'marks'    => [ 'WC_SQUARE_PLUGIN_VERSION', 'WooCommerce_Square_Loader' ],
		'gateways' => [ 'square_' ],
		'hosts'    => [
			'https://web.squarecdn.com',
			'https://sandbox.web.squarecdn.com',
			'https://pci-connect.squareup.com',
			'https://pci-connect.squareupsandbox.com',
			'https://connect.squareup.com',
			'https://connect.squareupsandbox.com',
		],
	],
	'braintree'   => [
		'marks'    => [ 'WC_PAYPAL_BRAINTREE_FILE', 'WC_Braintree' ],
		'gateways' => [ 'braintree_' ],
		'hosts'    => [
			'https://js.braintreegateway.com',
			'https://assets.braintreegateway.com',
			'https://payments.braintree-api.com',
			'https://api.braintreegateway.com',
		],
	],
	'mollie'      => [
		'marks'    => [ 'M4W_FILE', 'Mollie\WooCommerce\Plugin' ],
		'gateways' => [ 'mollie_wc_gateway_' ],
		'hosts'    => [ 'https://js.mollie.com' ],
	],
	// Scripts by region of woocommerce-gateway-amazon-payments-advanced 2.
	'amazon'      => [
		'marks'    => [ 'WC_AMAZON_PAY_VERSION' ],
		'gateways' => [ 'amazon_payments_advanced' ],
		'hosts'    => [
			'https://static-na.payments-amazon.com',
			'https://static-eu.payments-amazon.com',
			'https://static-fe.payments-amazon.com',
			'https://payments.amazon.com',
			'https://m.media-amazon.com',
		],
	],
];
