/** One of our names is quayside-thing__part--kind. */
const OURS =
	'^quayside(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?(--[a-z0-9]+(-[a-z0-9]+)*)?$';

/** WordPress's rules for style sheets. */
module.exports = {
	extends: '@wordpress/stylelint-config/scss',
	ignoreFiles: [
		'**/build/**',
		'**/node_modules/**',
		'vendor/**',
		'.quayside/**',
	],
	rules: {
		// None at the beginning of a block: Prettier would take it away.
		'rule-empty-line-before': [
			'always',
			{ except: [ 'first-nested' ], ignore: [ 'after-comment' ] },
		],
		'at-rule-empty-line-before': [
			'always',
			{
				except: [ 'blockless-after-blockless', 'first-nested' ],
				ignore: [ 'after-comment' ],
				ignoreAtRules: [ 'else' ],
			},
		],
		'comment-empty-line-before': [
			'always',
			{ except: [ 'first-nested' ], ignore: [ 'stylelint-commands' ] },
		],
		// WordPress, WooCommerce and the plugins that sites migrate from name theirs as they like: cart_totals, woocommerce-EditAccountForm.
		'selector-class-pattern': [
			`^(?!quayside)|${ OURS }`,
			{
				message:
					'Our classes are named quayside-thing__part--kind (selector-class-pattern)',
			},
		],
		'selector-id-pattern': null,
		// Prettier breaks long calculations behind the operator.
		'scss/operator-no-newline-after': null,
		// The packages' "exports" name the files with their ending.
		'scss/load-partial-extension': null,
	},
};
