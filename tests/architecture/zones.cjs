// Import restrictions for ESLint and for boundaries.test.mjs.
const LAYERS = require( './layers.json' );

const PLUGINS = [ 'shop', 'consent', 'blocks' ];

const between = PLUGINS.map( ( name ) => ( {
	target: `./plugins/quayside-${ name }`,
	from: [
		'./themes',
		...PLUGINS.filter( ( other ) => other !== name ).map(
			( other ) => `./plugins/quayside-${ other }`
		),
	],
	message:
		'Plugins talk through WordPress hooks, the WP Consent API and DOM events, never by imports.',
} ) );

/**
 * Returns the files of a part as patterns, without the parts inside it. How a field is edited belongs to the editor.
 *
 * @param {string}   folder Folder of the parts.
 * @param {string}   part   The part.
 * @param {string[]} parts  All parts.
 */
const filesOf = ( folder, part, parts ) => {
	if ( part === 'fields' ) {
		return [ `./${ folder }/fields/**/!(*edit*).{ts,tsx}` ];
	}
	const inside = parts
		.filter( ( other ) => other.startsWith( `${ part }/` ) )
		.map( ( other ) => other.slice( part.length + 1 ) );
	return inside.length
		? [
				`./${ folder }/${ part }/*.{ts,tsx}`,
				`./${ folder }/${ part }/!(${ inside.join( '|' ) })/**/*`,
			]
		: [ `./${ folder }/${ part }/**/*` ];
};

/** Each part may import only those before it, and nothing next to the parts, which puts them together. */
const layered = Object.entries( LAYERS ).flatMap( ( [ folder, parts ] ) =>
	parts.flatMap( ( part, place ) => {
		const target = filesOf( folder, part, parts );
		const later = parts.slice( place + 1 );
		const message =
			'Parts use each other in one direction, as their PHP does: tests/architecture/layers.json.';
		return [
			{ target, from: `./${ folder }/*.{ts,tsx}`, message },
			...( later.length
				? [
						{
							target,
							from: later.map(
								( other ) => `./${ folder }/${ other }`
							),
							message,
						},
					]
				: [] ),
		];
	} )
);

const zones = [
	...between,
	...layered,
	{
		target: './packages',
		from: [ './plugins', './themes' ],
		message: 'packages/ serves the plugins and imports none of them.',
	},
	{
		target: './packages/!(admin)/**/*',
		from: './packages/admin',
		message:
			'packages/admin is for admin screens; what visitors load imports nothing from it.',
	},
	{
		target: './themes',
		from: './plugins',
		message:
			'The theme calls plugins through hooks and guarded template tags only.',
	},
];

module.exports = { zones };
