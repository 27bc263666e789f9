import { formatMoney } from '../text';

const money = (
	digits: number,
	[ prefix, suffix ]: [ string, string ],
	[ point, separator ]: [ string, string ] = [ '.', ',' ]
) => ( {
	currency_code: 'XXX',
	currency_symbol: '',
	currency_minor_unit: digits,
	currency_decimal_separator: point,
	currency_thousand_separator: separator,
	currency_prefix: prefix,
	currency_suffix: suffix,
} );

// The prefixes and suffixes of WooCommerce's four positions of the symbol, with the space that its prices have.
test.each( [
	[ '$12.35', 1235, money( 2, [ '$', '' ] ) ],
	[ '$\u00a012.35', 1235, money( 2, [ '$ ', '' ] ) ],
	[ '12,35€', 1235, money( 2, [ '', '€' ], [ ',', '.' ] ) ],
	[ '1.234,05\u00a0€', 123405, money( 2, [ '', ' €' ], [ ',', '.' ] ) ],
	[ '12,35\u00a0€', 1235, money( 2, [ '', '&nbsp;&euro;' ], [ ',', '.' ] ) ],
	[ '¥1,235', 1235, money( 0, [ '¥', '' ] ) ],
	[ '12.345\u00a0د.ك', 12345, money( 3, [ '', ' د.ك' ] ) ],
	[
		'−1\u00a0234,00\u00a0kr',
		-123400,
		money( 2, [ '', ' kr' ], [ ',', '\u00a0' ] ),
	],
	[ '0.05\u00a0$', '5', money( 2, [ '', ' $' ] ) ],
] )( 'formats %s', ( expected, minor, currency ) => {
	expect( formatMoney( minor, currency ) ).toBe( expected );
} );
