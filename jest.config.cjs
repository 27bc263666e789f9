/** Unit tests beside the code, in jsdom with WordPress's babel preset. */
module.exports = {
	testEnvironment: 'jsdom',
	testMatch: [
		'<rootDir>/{packages,plugins,themes,tests,bin}/**/*.test.{ts,tsx,mjs}',
	],
	testPathIgnorePatterns: [
		'/node_modules/',
		'/build/',
		'<rootDir>/.quayside/',
	],
	modulePathIgnorePatterns: [
		'<rootDir>/.quayside/',
		'<rootDir>/plugins/[^/]+/build/',
		'<rootDir>/themes/[^/]+/build/',
	],
	transform: {
		'\\.(mjs|[jt]sx?)$': [
			'babel-jest',
			{ presets: [ '@wordpress/babel-preset-default' ] },
		],
	},
	transformIgnorePatterns: [
		'/node_modules/(?!(@quayside|@wordpress|photoswipe|swiper)/)',
	],
	moduleNameMapper: {
		'^@quayside/i18n$': '<rootDir>/packages/islands/src/i18n.ts',
		'\\.(scss|css)$': '<rootDir>/tests/jest/empty-style.cjs',
	},
};
