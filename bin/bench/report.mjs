// Formats the results of the benchmark as Markdown.
import { weight } from './page.mjs';
import { OURS } from './owner.mjs';

const JS = [ 'js', 'inline js' ];
const CSS = [ 'css', 'inline css' ];

const kB = ( bytes ) => ( bytes / 1000 ).toFixed( 1 );
const row = ( cells ) => `| ${ cells.join( ' | ' ) } |`;
const table = ( head, rows ) =>
	[ row( head ), row( head.map( () => '---' ) ), ...rows.map( row ) ].join(
		'\n'
	);

/**
 * Returns Quayside's targets with the measured values.
 *
 * @param {Object} result Results of bin/bench.mjs.
 * @return {Array<{ name: string, limit: number, value: number|null, unit: string }>} Values are null if the page is missing.
 */
export function figures( { variants, added } ) {
	const pages =
		variants.find( ( { name } ) => name === 'Quayside' )?.pages ?? {};
	const all = Object.values( pages );
	const getValue = ( page, read ) =>
		pages[ page ] ? read( pages[ page ] ) : null;
	const getMaximum = ( read ) =>
		all.length ? Math.max( ...all.map( read ) ) : null;
	return [
		{
			name: "page before interaction: Quayside's JavaScript without the consent plugin's",
			value: getValue( 'page', ( page ) =>
				weight( page, JS, {
					ours: true,
					without: [ 'quayside-consent' ],
				} )
			),
			limit: 1500,
			unit: 'B gz',
		},
		{
			name: 'page before interaction: JavaScript of the consent plugin on a first visit',
			value: getValue( 'page', ( page ) =>
				weight(
					{
						parts: page.parts.filter(
							( { owner } ) => owner === 'quayside-consent'
						),
					},
					JS
				)
			),
			limit: 5600,
			unit: 'B gz',
		},
		{
			name: "page before interaction: Quayside's CSS",
			value: getValue( 'page', ( page ) =>
				weight( page, CSS, { ours: true } )
			),
			limit: 15000,
			unit: 'B gz',
		},
		{
			name: "heaviest page: Quayside's CSS",
			value: getMaximum( ( page ) =>
				weight( page, CSS, { ours: true } )
			),
			limit: 15000,
			unit: 'B gz',
		},
		{
			name: "shop page: Quayside's JavaScript without the consent plugin's",
			value: getValue( 'shop', ( page ) =>
				weight( page, JS, {
					ours: true,
					without: [ 'quayside-consent' ],
				} )
			),
			limit: 6700,
			unit: 'B gz',
		},
		{
			name: 'largest layout shift of any page',
			value: getMaximum( ( page ) => page.cls ),
			limit: 0,
			unit: 'CLS',
		},
		{
			name: 'most render-blocking scripts of any page',
			value: getMaximum( ( page ) => page.blocking ),
			limit: 0,
			unit: '',
		},
		{
			name: 'PHP time added by the three plugins',
			value: added?.ms ?? null,
			limit: 2,
			unit: 'ms',
		},
		{
			name: 'queries added by the three plugins',
			value: added?.queries ?? null,
			limit: 0,
			unit: '',
		},
	];
}

const verdict = ( value, limit ) => {
	if ( value === null ) {
		return '–';
	}
	return value <= limit + 1e-9 ? 'met' : '**missed**';
};

/** Formats a value. */
const number = ( value, unit ) => {
	if ( value === null ) {
		return 'page missing';
	}
	return unit === 'CLS'
		? value.toFixed( 3 )
		: `${ Number( value.toFixed( 2 ) ).toLocaleString( 'en' ) } ${ unit }`.trim();
};

/**
 * Formats the results of the benchmark.
 *
 * @param {Object} result Results of bin/bench.mjs.
 * @return {string} Markdown.
 */
export function markdown( result ) {
	const { variants, added, addedBy, addedWithBlocking, machine, missing } =
		result;
	const text = [ machine, '' ];
	text.push(
		'### Targets',
		'',
		table(
			[ 'measurement', 'result', 'at most', '' ],
			figures( result ).map( ( { name, value, limit, unit } ) => [
				name,
				number( value, unit ),
				number( limit, unit ),
				verdict( value, limit ),
			] )
		),
		''
	);
	if ( added ) {
		text.push(
			`Added PHP time: median of ${ added.pairs } pairs of requests with and without the three plugins, quartiles ${ added.low.toFixed( 2 ) } and ${ added.high.toFixed( 2 ) } ms; memory ${ ( added.memory / 1024 ).toFixed( 0 ) } KiB. Each plugin with the other two active: ${ Object.entries(
				addedBy
			)
				.map(
					( [ plugin, { ms } ] ) =>
						`${ plugin } ${ ms.toFixed( 2 ) } ms`
				)
				.join(
					', '
				) }. All three on a page with the demo’s blocked third party and store notice: ${ addedWithBlocking.ms.toFixed( 2 ) } ms.`,
			''
		);
	}
	const names = [
		...new Set( variants.flatMap( ( { pages } ) => Object.keys( pages ) ) ),
	];
	text.push(
		'### Pages',
		'',
		'JavaScript and CSS count files and inline code, in kB after gzip -9. CLS is the highest of all runs, and times are medians. LCP and TBT are measured with the CPU slowed down four times. Two products are in the cart on the cart and checkout pages.',
		''
	);
	text.push(
		table(
			[
				'page',
				'site',
				'requests',
				'JS',
				'Quayside JS',
				'CSS',
				'Quayside CSS',
				'HTML',
				'fonts',
				'images',
				'blocking scripts',
				'LCP ms',
				'CLS',
				'TBT ms',
				'PHP ms',
				'queries',
				'MiB',
			],
			names.flatMap( ( name ) =>
				variants
					.filter( ( { pages } ) => pages[ name ] )
					.map( ( { name: site, pages: { [ name ]: page } } ) => [
						name,
						site,
						page.requests,
						kB( weight( page, JS ) ),
						kB( weight( page, JS, { ours: true } ) ),
						kB( weight( page, CSS ) ),
						kB( weight( page, CSS, { ours: true } ) ),
						kB( weight( page, [ 'html' ] ) ),
						kB( weight( page, [ 'fonts' ] ) ),
						kB( weight( page, [ 'images' ] ) ),
						page.blocking,
						Math.round( page.lcp ),
						page.cls.toFixed( 3 ),
						Math.round( page.tbt ),
						page.server.ms.toFixed( 1 ),
						page.server.queries,
						( page.server.memory / 1048576 ).toFixed( 1 ),
					] )
			)
		),
		''
	);
	for ( const { name, pages, setup } of variants ) {
		const owners = [
			...new Set(
				Object.values( pages ).flatMap( ( { parts } ) =>
					parts
						.filter( ( { kind } ) =>
							[ ...JS, ...CSS ].includes( kind )
						)
						.map( ( { owner } ) => owner )
				)
			),
		].sort(
			( a, b ) =>
				OURS.includes( b ) - OURS.includes( a ) || a.localeCompare( b )
		);
		text.push(
			`### ${ name }: code by owner`,
			'',
			`${ setup }. JavaScript / CSS in bytes after gzip -9, including inline code.`,
			''
		);
		text.push(
			table(
				[ 'page', ...owners ],
				Object.entries( pages ).map( ( [ page, { parts } ] ) => [
					page,
					...owners.map( ( owner ) => {
						const owned = {
							parts: parts.filter(
								( part ) => part.owner === owner
							),
						};
						return `${ weight( owned, JS ).toLocaleString( 'en' ) } / ${ weight( owned, CSS ).toLocaleString( 'en' ) }`;
					} ),
				] )
			),
			''
		);
	}
	if ( missing.length ) {
		text.push(
			`Not measured, because the site has no such page: ${ missing.join( ', ' ) }.`,
			''
		);
	}
	return text.join( '\n' );
}
