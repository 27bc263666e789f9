import config from '../../../playwright.config';

/** Runs the planted faults alone, for honesty.spec.ts. */
export default {
	...config,
	testDir: '.',
	testMatch: '*.planted.ts',
	outputDir: '../../../test-results/planted',
	reporter: 'json',
	workers: 1,
};
