import { createClient } from '../client';

interface Call {
	url: URL;
	method: string;
	headers: Record< string, string >;
	body: string | undefined;
	credentials: string | undefined;
}

const ROOT = 'https://shop.example/wp-json/';
const ENDPOINT =
	'https://shop.example/wp-admin/admin-ajax.php?action=rest-nonce';

let calls: Call[];
let responses: ( (
	call: Call
) => Partial< FakeResponse > | Promise< Partial< FakeResponse > > )[];

/** jsdom does not implement Response. */
class FakeResponse {
	status = 200;
	body: unknown = {};
	link = '';
	attachment = '';
	constructor( values: Partial< FakeResponse > ) {
		Object.assign( this, values );
	}
	get ok(): boolean {
		return this.status >= 200 && this.status < 300;
	}
	get headers() {
		return {
			get: ( name: string ) =>
				( {
					link: this.link,
					'x-wp-upload-attachment-id': this.attachment,
				} )[ name.toLowerCase() ] || null,
		};
	}
	clone(): FakeResponse {
		return this;
	}
	async text(): Promise< string > {
		return typeof this.body === 'string'
			? this.body
			: JSON.stringify( this.body );
	}
	async json(): Promise< unknown > {
		return JSON.parse( await this.text() );
	}
}
Object.assign( window, { Response: FakeResponse } );

const invalidNonce = {
	status: 403,
	body: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' },
};

beforeEach( () => {
	calls = [];
	responses = [];
	window.fetch = jest.fn( async ( url, init = {} ) => {
		const call = {
			url: new URL( String( url ) ),
			method: init.method ?? 'GET',
			headers: ( init.headers ?? {} ) as Record< string, string >,
			body: init.body as string | undefined,
			credentials: init.credentials,
		};
		calls.push( call );
		const respond =
			responses.length > 1 ? responses.shift() : responses[ 0 ];
		return new FakeResponse(
			respond ? await respond( call ) : {}
		) as unknown as Response;
	} );
} );

const client = ( nonce = 'aaaaaaaaaa', root = ROOT ) =>
	createClient( { root, nonce, nonceEndpoint: ENDPOINT } );
const paths = (): string[] =>
	calls.map(
		( { method, url } ) =>
			`${ method } ${ url.pathname.replace( '/wp-json', '' ) }${ url.search }`
	);

describe( 'every request', () => {
	it( '[S6.2] [S7.10] [S7.11] [S7.14] is sent to the root with nonce, credentials, and _locale=user', async () => {
		await client()( { path: '/wc/v3/orders?status=any' } );
		expect( calls[ 0 ]?.url.href ).toBe(
			'https://shop.example/wp-json/wc/v3/orders?status=any&_locale=user'
		);
		expect( calls[ 0 ]?.headers[ 'X-WP-Nonce' ] ).toBe( 'aaaaaaaaaa' );
		expect( calls[ 0 ]?.credentials ).toBe( 'include' );
	} );

	it( 'keeps a requested language, and works if the root is a query', async () => {
		await client(
			'aaaaaaaaaa',
			'https://shop.example/?rest_route=/'
		)( { path: '/wc/v3/orders?_locale=site' } );
		expect( calls[ 0 ]?.url.href ).toBe(
			'https://shop.example/?rest_route=/wc/v3/orders&_locale=site'
		);
	} );

	it( 'has no nonce for guests, and only one regardless of case', async () => {
		await client( '' )( { path: '/a' } );
		await client()( { path: '/a', headers: { 'x-wp-nonce': 'old' } } );
		expect( Object.keys( calls[ 0 ]?.headers ?? {} ) ).not.toContain(
			'X-WP-Nonce'
		);
		expect(
			Object.entries( calls[ 1 ]?.headers ?? {} ).filter( ( [ name ] ) =>
				/nonce/i.test( name )
			)
		).toEqual( [ [ 'X-WP-Nonce', 'aaaaaaaaaa' ] ] );
	} );

	it.each( [ 'PUT', 'PATCH', 'DELETE' ] )(
		'[S7.13] sends %s as POST with the method in a header',
		async ( method ) => {
			await client()( { path: '/a', method } );
			expect( calls[ 0 ]?.method ).toBe( 'POST' );
			expect( calls[ 0 ]?.headers ).toMatchObject( {
				'X-HTTP-Method-Override': method,
				'Content-Type': 'application/json',
			} );
		}
	);
} );

describe( 'an invalid nonce', () => {
	it( '[S7.12] [S7.19] is renewed once for all requests that failed, and each is repeated once', async () => {
		responses = [
			( { url, headers } ) =>
				url.href === ENDPOINT
					? { body: 'bbbbbbbbbb' }
					: headers[ 'X-WP-Nonce' ] === 'bbbbbbbbbb'
						? { body: { fine: true } }
						: invalidNonce,
		];
		const request = client();
		const all = await Promise.all(
			[ 1, 2, 3, 4, 5 ].map( ( id ) => request( { path: `/a/${ id }` } ) )
		);
		expect( all ).toEqual( Array( 5 ).fill( { fine: true } ) );
		expect(
			calls.filter( ( { url } ) => url.href === ENDPOINT )
		).toHaveLength( 1 );
		expect( calls ).toHaveLength( 11 );
	} );

	it( '[S7.12] is reported after the second attempt', async () => {
		responses = [
			( { url } ) =>
				url.href === ENDPOINT ? { body: 'bbbbbbbbbb' } : invalidNonce,
		];
		await expect( client()( { path: '/a' } ) ).rejects.toMatchObject( {
			code: 'rest_cookie_invalid_nonce',
		} );
		expect( calls ).toHaveLength( 3 );
	} );

	it.each( [ '0', '', '<html>Log in</html>' ] )(
		'rejects with the first error if the endpoint returns %p',
		async ( body ) => {
			responses = [
				( { url } ) =>
					url.href === ENDPOINT ? { body } : invalidNonce,
			];
			await expect( client()( { path: '/a' } ) ).rejects.toMatchObject( {
				message: 'Cookie check failed',
			} );
			expect( calls ).toHaveLength( 2 );
		}
	);
} );

describe( 'per_page=-1', () => {
	const page = ( from: number, count: number, next?: string ) => () => ( {
		body: Array.from( { length: count }, ( _, index ) => from + index ),
		link: next ? `<${ next }>; rel="next"` : '',
	} );

	it( '[S7.15] [S9.25] requests pages of 100 and follows the Link header', async () => {
		responses = [
			page( 0, 100, `${ ROOT }a?per_page=100&page=2&_locale=user` ),
			page( 100, 100, `${ ROOT }a?per_page=100&page=3&_locale=user` ),
			page( 200, 50 ),
		];
		const all = await client()< number[] >( {
			path: '/a?search=mug&per_page=-1',
		} );
		expect( all ).toEqual(
			Array.from( { length: 250 }, ( _, index ) => index )
		);
		expect( calls[ 0 ]?.url.search ).toBe(
			'?search=mug&per_page=100&_locale=user'
		);
		expect( calls ).toHaveLength( 3 );
		expect( calls[ 2 ]?.headers[ 'X-WP-Nonce' ] ).toBe( 'aaaaaaaaaa' );
	} );

	it( 'does not apply to numbers that start with -1', async () => {
		await client()( { path: '/a?per_page=-10' } );
		expect( calls[ 0 ]?.url.search ).toBe( '?per_page=-10&_locale=user' );
	} );

	it( 'does not follow a link to another site', async () => {
		responses = [ page( 0, 100, 'https://evil.example/a?page=2' ) ];
		await expect(
			client()( { path: '/a?per_page=-1' } )
		).rejects.toMatchObject( { code: 'unknown_error' } );
		expect( calls ).toHaveLength( 1 );
	} );
} );

describe( 'media upload', () => {
	const upload = () =>
		client()( { path: '/wp/v2/media', method: 'POST', body: 'file' } );

	it( '[S7.16] requests the image sizes if the server fails after storing the file', async () => {
		responses = [
			() => ( { status: 504, attachment: '7' } ),
			() => ( { body: { id: 7 } } ),
		];
		await expect( upload() ).resolves.toEqual( { id: 7 } );
		expect( paths()[ 1 ] ).toBe(
			'POST /wp/v2/media/7/post-process?_locale=user'
		);
		expect( calls[ 1 ]?.body ).toBe( '{"action":"create-image-subsizes"}' );
	} );

	it( '[S7.16] [S8.18] [S9.25] stops after five attempts, deletes the upload, and rejects with an error', async () => {
		responses = [ () => ( { status: 502, attachment: '7' } ) ];
		await expect( upload() ).rejects.toEqual( {
			code: 'post_process',
			message:
				'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
		} );
		expect(
			paths().filter( ( path ) => path.includes( 'post-process' ) )
		).toHaveLength( 5 );
		expect( calls.at( -1 )?.headers[ 'X-HTTP-Method-Override' ] ).toBe(
			'DELETE'
		);
		expect( paths().at( -1 ) ).toBe(
			'POST /wp/v2/media/7?force=true&_locale=user'
		);
	} );

	it( 'passes other failures on, and never repeats the upload', async () => {
		responses = [
			() => ( {
				status: 500,
				body: { code: 'rest_upload_error', message: 'Full' },
			} ),
		];
		await expect( upload() ).rejects.toMatchObject( {
			code: 'rest_upload_error',
		} );
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'ignores routes below an attachment', async () => {
		responses = [
			() => ( {
				status: 500,
				attachment: '7',
				body: { code: 'a', message: 'b' },
			} ),
		];
		await expect(
			client()( { path: '/wp/v2/media/7/edit', method: 'POST' } )
		).rejects.toMatchObject( { code: 'a' } );
		expect( calls ).toHaveLength( 1 );
	} );
} );

describe( 'failures', () => {
	it( '[S8.15] reports a response that is not JSON', async () => {
		responses = [ () => ( { body: '<html>' } ) ];
		await expect( client()( { path: '/a' } ) ).rejects.toEqual( {
			code: 'invalid_json',
			message: 'The response is not a valid JSON response.',
		} );
	} );

	it( '[S8.16] reports an error without a message', async () => {
		responses = [ () => ( { status: 500, body: [] } ) ];
		await expect( client()( { path: '/a' } ) ).rejects.toEqual( {
			code: 'unknown_error',
			message: 'An unknown error occurred.',
		} );
	} );

	it( '[S8.17] reports a network failure', async () => {
		responses = [
			() => Promise.reject( new TypeError( 'Failed to fetch' ) ),
		];
		await expect( client()( { path: '/a' } ) ).rejects.toEqual( {
			code: 'fetch_error',
			message: 'You are probably offline.',
			data: { offline: false },
		} );
	} );

	it( 'passes an AbortError on unchanged', async () => {
		const abortError = Object.assign( new Error( 'stop' ), {
			name: 'AbortError',
		} );
		responses = [ () => Promise.reject( abortError ) ];
		await expect( client()( { path: '/a' } ) ).rejects.toBe( abortError );
	} );

	it( 'resolves an empty response with null', async () => {
		responses = [ () => ( { status: 204, body: '' } ) ];
		await expect( client()( { path: '/a' } ) ).resolves.toBeNull();
	} );
} );
