import config from '../../../playwright.config';

/** Runs only the planted faults, for honesty.spec.ts. */
export default {
	...config,
	testDir: '.',
	testMatch: '*.planted.ts',
	outputDir: '../../../test-results/planted',
	reporter: 'json',
	workers: 1,
};
