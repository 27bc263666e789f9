// What may not import what, for ESLint and for the test that plants a breach.
const PLUGINS = [ 'shop', 'consent', 'blocks' ];

const between = PLUGINS.map( ( name ) => ( {
	target: `./plugins/quayside-${ name }`,
	from: [ './themes', ...PLUGINS.filter( ( other ) => other !== name ).map( ( other ) => `./plugins/quayside-${ other }` ) ],
	message: 'Plugins talk through WordPress hooks, the WP Consent API and DOM events, never by imports.',
} ) );

const zones = [
	...between,
	{ target: './packages', from: [ './plugins', './themes' ], message: 'packages/ serves the plugins and imports none of them.' },
	{ target: './themes', from: './plugins', message: 'The theme calls plugins through hooks and guarded template tags only.' },
];

module.exports = { zones };
