// Import restrictions for ESLint and for boundaries.test.mjs.
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

const FORMS = './plugins/quayside-blocks/forms';

const forms = [ 'fields', 'conditions', 'submission' ].map(
	( name, place, names ) => ( {
		target: `${ FORMS }/${ name }`,
		from: [ ...names.slice( place + 1 ), 'entries', 'page' ].map(
			( other ) => `${ FORMS }/${ other }`
		),
		message:
			'Fields, conditions and submission use each other in one direction, as their PHP does.',
	} )
);

const CONSENT = './plugins/quayside-consent';

const consentPage = [
	'page',
	'strict',
	'signals',
	'blocking',
	'boot',
	'banner',
].flatMap( ( name, place, names ) => {
	const above = names.slice( place + 1 );
	return above.length
		? {
				target: `${ CONSENT }/${ name }`,
				from: above.map( ( other ) => `${ CONSENT }/${ other }` ),
				message:
					'The parts of consent on a page use each other in one direction, as their PHP does.',
			}
		: [];
} );

const zones = [
	...between,
	...forms,
	...consentPage,
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
