import { captchas } from '../../spam/captcha/captchas';
import type { FormState } from '../flow';
import { runFlow } from '../flow';

const routes = {
	rest: 'http://localhost/wp-json/sureforms/v1/',
	ajax: 'http://localhost/wp-admin/admin-ajax.php',
};

const createForm = (): HTMLFormElement => {
	document.body.innerHTML = `<div><form form-id="7" message-type="custom url">
		<input type="hidden" name="form-id" value="7">
		<input name="srfm-input-name-1" value="Ada">
		<input type="checkbox" name="srfm-multi-choice-2[]" value="a" checked>
		<textarea name="g-recaptcha-response"></textarea>
	</form></div>`;
	return document.querySelector( 'form' ) as HTMLFormElement;
};

/** Submits the form, and returns its changes of state. */
const start = ( form: HTMLFormElement ) => {
	const changes: Array< Partial< FormState > > = [];
	const done = runFlow( {
		host: form.parentElement as HTMLElement,
		form,
		fields: [],
		messages: {} as Parameters< typeof runFlow >[ 0 ][ 'messages' ],
		routes,
		change: ( change ) =>
			void changes.push( change as Partial< FormState > ),
	} );
	return { changes, done };
};

const comeBack = ( persisted: boolean ) =>
	dispatchEvent(
		Object.assign( new Event( 'pageshow' ), { persisted } ) as Event
	);

/** Waits until the condition is true, for a limited number of tasks. */
const until = async ( condition: () => boolean ): Promise< void > => {
	for ( let tasks = 0; ! condition(); tasks++ ) {
		expect( tasks ).toBeLessThan( 1000 );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	}
};

describe( 'if an extension has broken fetch()', () => {
	/** What the browser has submitted. */
	const submitted: FormData[] = [];

	beforeEach( () => {
		submitted.length = 0;
		window.fetch = () => {
			throw new TypeError( 'Blocked by an extension' );
		};
		HTMLFormElement.prototype.submit = function () {
			submitted.push( new FormData( this ) );
		};
	} );

	const last = ( name: string ) =>
		submitted.at( -1 )?.getAll( name ).at( -1 );

	it( 'submits what only scripts know, and leaves the form as it was', async () => {
		const form = createForm();
		const markup = form.innerHTML;
		captchas.set( form, {
			solve: async ( body ) => {
				body.set( 'g-recaptcha-response', 'solved' );
				// A field with several values that a script has joined.
				body.set( 'srfm-multi-choice-2', 'a' );
				return true;
			},
			reset: () => undefined,
		} );
		start( form );
		await until( () => submitted.length > 0 );
		expect( last( 'g-recaptcha-response' ) ).toBe( 'solved' );
		expect( last( 'quayside-key' ) ).toMatch( /^[0-9a-f]{32}$/ );
		expect( last( 'quayside-elapsed' ) ).toMatch( /^\d+$/ );
		expect( submitted[ 0 ]?.getAll( 'srfm-input-name-1' ) ).toEqual( [
			'Ada',
		] );
		expect( submitted[ 0 ]?.getAll( 'srfm-multi-choice-2[]' ) ).toEqual( [
			'a',
		] );
		// It would replace the values in PHP.
		expect( submitted[ 0 ]?.has( 'srfm-multi-choice-2' ) ).toBe( false );
		expect( form.innerHTML ).toBe( markup );
	} );

	it( 'can be submitted again after the visitor has come back, as a new submission', async () => {
		const form = createForm();
		const reset = jest.fn();
		captchas.set( form, { solve: async () => true, reset } );
		const { changes, done } = start( form );
		await until( () => submitted.length > 0 );
		let isDone = false;
		void done.then( () => ( isDone = true ) );
		comeBack( false );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( isDone ).toBe( false );
		expect( reset ).not.toHaveBeenCalled();

		comeBack( true );
		await done;
		expect( changes.at( -1 ) ).toEqual( { busy: false } );
		expect( reset ).toHaveBeenCalledTimes( 1 );

		const key = last( 'quayside-key' );
		start( form );
		await until( () => submitted.length > 1 );
		expect( last( 'quayside-key' ) ).toMatch( /^[0-9a-f]{32}$/ );
		expect( last( 'quayside-key' ) ).not.toBe( key );
	} );
} );

it( 'submits again with the same key if the server was still storing the files', async () => {
	const keys: unknown[] = [];
	window.fetch = async ( _url, init ) => {
		keys.push( ( init?.body as FormData ).get( 'quayside-key' ) );
		return {
			ok: false,
			status: 503,
			json: async () => ( { code: 'quayside_busy', message: 'Busy' } ),
		} as Response;
	};
	const warn = jest.spyOn( console, 'warn' ).mockImplementation();
	const form = createForm();
	const { changes, done } = start( form );
	await done;
	expect( changes.at( -1 ) ).toMatchObject( { busy: false } );
	await start( form ).done;
	warn.mockRestore();
	expect( keys ).toEqual( [ keys[ 0 ], keys[ 0 ] ] );
	expect( keys[ 0 ] ).toMatch( /^[0-9a-f]{32}$/ );
} );

it( 'is not busy after the visitor has come back from the page that it redirected to', async () => {
	window.fetch = async () =>
		( {
			ok: true,
			status: 200,
			json: async () => ( {
				success: true,
				// jsdom can only follow fragments.
				redirect_url: 'http://localhost/#thanks',
				data: {},
			} ),
		} ) as Response;
	const { changes, done } = start( createForm() );
	await done;
	expect( location.hash ).toBe( '#thanks' );
	expect( changes.at( -1 ) ).toMatchObject( { busy: true } );
	comeBack( true );
	expect( changes.at( -1 ) ).toEqual( { busy: false } );
} );

describe( 'if the site refuses the REST API', () => {
	const submitted: FormData[] = [];
	const json = ( status: number, code: string ) => ( {
		status,
		ok: false,
		json: async () => ( { code, message: code } ),
	} );
	const html = ( status: number ) => ( {
		status,
		ok: false,
		json: () => Promise.reject( new SyntaxError( 'Not JSON' ) ),
	} );
	const index = ( ok: boolean ) => ( { ok } );

	const respond = ( submission: object, rest: object ): void => {
		window.fetch = ( async ( url: string ) =>
			url === routes.rest ? rest : submission ) as typeof fetch;
	};

	beforeEach( () => {
		submitted.length = 0;
		HTMLFormElement.prototype.submit = function () {
			submitted.push( new FormData( this ) );
		};
	} );

	it.each( [
		[ 'a security plugin', json( 401, 'rest_not_logged_in' ) ],
		[ 'a plugin without routes', json( 404, 'rest_no_route' ) ],
		[ 'a server', html( 403 ) ],
	] )( '%s: submits as without JavaScript', async ( _, response ) => {
		respond( response, index( false ) );
		start( createForm() );
		await until( () => submitted.length > 0 );
		expect( submitted[ 0 ]?.get( 'quayside-key' ) ).toMatch(
			/^[0-9a-f]{32}$/
		);
	} );

	it.each( [
		[ 'a firewall that refuses the contents', html( 403 ), index( true ) ],
		[
			'a closed form',
			json( 403, 'quayside_form_closed' ),
			index( false ),
		],
		[ 'a broken server', html( 500 ), index( false ) ],
	] )( '%s: displays the error', async ( _, response, rest ) => {
		jest.spyOn( console, 'warn' ).mockImplementation( () => undefined );
		respond( response, rest );
		const { changes, done } = start( createForm() );
		await done;
		expect( submitted ).toEqual( [] );
		expect( changes.length ).toBeGreaterThan( 1 );
	} );
} );
