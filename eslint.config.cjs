const wordpress = require( '@wordpress/eslint-plugin' );
const typescript = require( 'typescript-eslint' );
const importPlugin = require( 'eslint-plugin-import' );
const { zones } = require( './tests/architecture/zones.cjs' );

module.exports = [
	{
		ignores: [
			'**/build/**',
			'**/node_modules/**',
			'vendor/**',
			'.quayside/**',
			'packages/contracts/src/**',
			'test-results/**',
			'playwright-report/**',
		],
	},
	...wordpress.configs.esnext,
	...wordpress.configs.react,
	...wordpress.configs[ 'jsx-a11y' ],
	...wordpress.configs.i18n,
	...typescript.configs.recommended.map( ( config ) => ( {
		...config,
		files: [ '**/*.{ts,tsx}' ],
	} ) ),
	{
		files: [ '**/*.{ts,tsx,mjs,cjs}' ],
		languageOptions: {
			globals: {
				...require( 'globals' ).browser,
				...require( 'globals' ).node,
			},
		},
		plugins: { import: importPlugin },
		settings: {
			'import/resolver': {
				node: { extensions: [ '.ts', '.tsx', '.mjs', '.cjs' ] },
			},
			react: { version: '18.3' },
		},
		rules: {
			'import/no-restricted-paths': [ 'error', { zones } ],
			'no-console': 'error',
			'react/react-in-jsx-scope': 'off',
			// The compiler checks types and twins better than these do.
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'no-duplicate-imports': 'off',
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/check-param-names': 'off',
			'jsdoc/check-tag-names': [
				'error',
				{ definedTags: [ 'jest-environment' ] },
			],
			'no-mixed-operators': 'off',
			'no-nested-ternary': 'off',
			'no-bitwise': 'off',
			// The focus would be lost when the button that has it is disabled.
			'@wordpress/components-no-unsafe-button-disabled': 'error',
			'@wordpress/i18n-text-domain': [
				'error',
				{
					allowedTextDomain: [
						'quayside',
						'quayside-shop',
						'quayside-consent',
						'quayside-blocks',
					],
				},
			],
		},
	},
	{
		files: [ '**/*.{ts,tsx}' ],
		rules: {
			'no-undef': 'off',
			'no-unused-vars': 'off',
			'no-shadow': 'off',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/ban-ts-comment': [
				'error',
				{
					'ts-ignore': true,
					'ts-expect-error': true,
					'ts-nocheck': true,
				},
			],
		},
	},
	// jQuery lives in the shop's bridge alone; the heavy libraries in the blocks alone, but for the lightbox that blocks and shop share.
	{
		files: [ '**/*.{ts,tsx}' ],
		ignores: [
			'plugins/quayside-blocks/**',
			'packages/ui/src/lightbox/create.ts',
			'**/*.test.*',
			'tests/**',
		],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							group: [ 'photoswipe*', 'swiper*', 'inputmask*' ],
							message:
								'Only quayside-blocks imports Swiper and Inputmask; PhotoSwipe comes with @quayside/ui/lightbox.',
						},
					],
				},
			],
		},
	},
	{
		files: [ '**/*.{ts,tsx}' ],
		ignores: [
			'plugins/quayside-shop/**/*bridge*',
			'**/*.test.*',
			'tests/**',
		],
		rules: {
			'no-restricted-globals': [
				'error',
				{
					name: 'jQuery',
					message: "jQuery lives in the shop's bridge alone.",
				},
				{
					name: '$',
					message: "jQuery lives in the shop's bridge alone.",
				},
			],
		},
	},
	{
		files: [ 'bin/**', '*.cjs', 'tests/**' ],
		rules: { 'no-console': 'off' },
	},
	{
		files: [ '**/*.test.mjs' ],
		languageOptions: { globals: require( 'globals' ).jest },
	},
	// Prettier owns the layout.
	{
		rules: {
			'comma-dangle': 'off',
			'func-call-spacing': 'off',
			indent: 'off',
			'no-mixed-spaces-and-tabs': 'off',
			'space-before-function-paren': 'off',
			'space-in-parens': 'off',
			'wrap-iife': 'off',
		},
	},
];
