import { readTrace } from './tasks.mjs';

const URL = 'http://site.example/';
const OWN = 'http://site.example/plugins/consent/build/banner.js?ver=1';

/** Creates a complete event of the main thread with wall clock and thread time in ms. */
const event = ( name, at, long, data = {}, cpu = long ) => ( {
	ph: 'X',
	pid: 1,
	tid: 1,
	name,
	ts: at * 1000,
	dur: long * 1000,
	tdur: cpu * 1000,
	args: { data },
} );

/** Creates the scheduler's event around a task. */
const task = ( at, long, cpu = long ) => [
	event( 'ThreadControllerImpl::RunTask', at, long, {}, cpu ),
	event( 'RunTask', at, long, {}, cpu ),
];

const TRACE = [
	// A parser task that is long because of the boot script.
	...task( 0, 60 ),
	{
		...event( 'ParseHTML', 1, 50 ),
		args: { beginData: { url: URL } },
	},
	event( 'EvaluateScript', 5, 30, { url: URL } ),
	event( 'v8.compile', 6, 1, { url: URL, scriptId: 5 } ),
	// A task that only waited for the CPU.
	...task( 100, 90, 20 ),
	// A task that is long even without the plugin, with calls into the boot script, a file, and another script.
	...task( 200, 100 ),
	event( 'FunctionCall', 210, 8, { url: URL, scriptId: '5' } ),
	event( 'FunctionCall', 212, 2, { url: OWN } ),
	event( 'FunctionCall', 220, 4, { url: OWN } ),
	event( 'FunctionCall', 230, 40, { url: URL, scriptId: '6' } ),
	event( 'Layout', 280, 10 ),
	event( 'UpdateLayoutTree', 282, 3 ),
	// An event of another thread.
	{ ...event( 'RunTask', 0, 500 ), tid: 2 },
];

describe( 'tasks of a visit', () => {
	const isOwn = ( address ) => address.includes( '/consent/build/' );

	test( "counts each task on the page's thread once, in thread time", () => {
		expect(
			readTrace( TRACE, { url: URL, isOwn, ownsFirst: true } )
		).toEqual( {
			script: 30,
			scripts: 42,
			long: 2,
			made: 1,
			longest: 100,
			rendering: 10,
			all: 180,
		} );
	} );

	test( 'reports no script time without the plugin', () => {
		expect(
			readTrace( TRACE, {
				url: URL,
				isOwn: () => false,
				ownsFirst: false,
			} )
		).toMatchObject( { script: 0, scripts: 0, long: 2, made: 0 } );
	} );

	test( 'reads a page without scripts of its own', () => {
		expect(
			readTrace(
				TRACE.filter( ( { name } ) => name !== 'EvaluateScript' ),
				{ url: URL, isOwn: () => false, ownsFirst: false }
			)
		).toMatchObject( { scripts: 0, long: 2 } );
	} );

	test( 'rejects a trace without the page', () => {
		expect( () =>
			readTrace( TRACE, {
				url: 'http://other.example/',
				isOwn,
				ownsFirst: true,
			} )
		).toThrow( 'nothing was measured' );
	} );
} );
