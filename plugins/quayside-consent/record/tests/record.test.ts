import table from '../../../../contracts/consent/cases/record.json';
import { findRecord, parseRecord } from '../parse';
import { COOKIE, readRecord } from '../record';
import { cookieLine, formatRecord, generateId } from '../cookie';

const CATEGORIES = table.categories;

describe( table.title, () => {
	test.each( table.cases )( '$title', ( { cookie, record } ) => {
		expect( parseRecord( cookie, CATEGORIES ) ).toEqual( record );
	} );

	test.each( table.cases )(
		'the boot script reads the same record or none: $title',
		( { cookie, record } ) => {
			const found = readRecord(
				`a=b; ${ COOKIE }=${ cookie }; c=d`,
				CATEGORIES
			);
			if ( found ) {
				const [ , value, action, ...choices ] = found;
				expect( value ).toBe( cookie );
				expect( {
					decided: action === 'yes',
					choices: choices
						.slice( 0, -1 )
						.map( ( choice, i ) => ! i || choice === 'yes' ),
					revision: Number( choices.at( -1 ) ?? 1 ),
				} ).toEqual(
					record && {
						decided: record.decided,
						choices: Object.values( record.categories ),
						revision: record.revision,
					}
				);
			}
		}
	);

	test( '[S8.3] rejects an oversized cookie', () => {
		const cookie =
			'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes' +
			',x1:a'.repeat( 1000 );
		expect( parseRecord( cookie, CATEGORIES ) ).toBeNull();
		const start =
			'consentid:abc,consent:yes,action:yes,necessary:yes,other:';
		expect(
			parseRecord( start.padEnd( 4096, 'a' ), CATEGORIES )
		).not.toBeNull();
		expect(
			parseRecord( start.padEnd( 4097, 'a' ), CATEGORIES )
		).toBeNull();
	} );

	test( 'a truncated cookie never allows more than the whole', () => {
		const whole =
			'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:yes,advertisement:no,v:1,t:1795000000';
		for ( let length = 0; length < whole.length; length++ ) {
			const granted = Object.entries(
				parseRecord( whole.slice( 0, length ), CATEGORIES )
					?.categories ?? {}
			).filter( ( [ , yes ] ) => yes );
			expect( [ 'necessary', 'functional', 'performance' ] ).toEqual(
				expect.arrayContaining( granted.map( ( [ slug ] ) => slug ) )
			);
		}
	} );
} );

describe( 'the boot script', () => {
	const whole =
		'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:no,advertisement:no';
	test( 'finds nothing without a cookie of that name', () => {
		expect(
			readRecord(
				`a=${ whole }; x${ COOKIE }=${ whole }; ${ COOKIE }-b=${ whole }`,
				CATEGORIES
			)
		).toEqual( [] );
	} );
	test.each( [
		[ 'two cookies', `${ COOKIE }=${ whole }; ${ COOKIE }=${ whole }` ],
		[ 'one cookie inside another', `${ COOKIE }=${ COOKIE }=${ whole }` ],
		[
			'an unusual order',
			`${ COOKIE }=${ whole.replace( 'functional:yes,analytics:no', 'analytics:no,functional:yes' ) }`,
		],
		[
			'another value after an invalid name',
			`${ COOKIE }=${ whole },<b>:yes`,
		],
		[ 'an invalid revision', `${ COOKIE }=${ whole },v:-1,t:1795000000` ],
		[ 'revision 0', `${ COOKIE }=${ whole },v:0,t:1795000000` ],
		[ 'an invalid time', `${ COOKIE }=${ whole },v:1,t:x` ],
		[
			'[S8.3] an oversized cookie',
			`${ COOKIE }=${ whole }${ ',x1:a'.repeat( 1000 ) }`,
		],
	] )( 'leaves to the full parser: %s', ( _title, cookies ) => {
		expect( readRecord( cookies, CATEGORIES ) ).toBeNull();
	} );
	test( 'never reads a truncated cookie', () => {
		for ( let length = 0; length < whole.length; length++ ) {
			expect(
				readRecord(
					`${ COOKIE }=${ whole.slice( 0, length ) }`,
					CATEGORIES
				)
			).toBeNull();
		}
	} );
} );

describe( 'two cookies of the same name', () => {
	const old =
		'cookieyes-consent=consentid:old,consent:yes,action:yes,necessary:yes,functional:yes,t:100';
	test( 'uses the newest choice', () => {
		const newer =
			'cookieyes-consent=consentid:newer,consent:no,action:yes,necessary:yes,functional:no,t:200';
		expect(
			findRecord( `${ old }; a=b; ${ newer }`, CATEGORIES )?.id
		).toBe( 'newer' );
		expect( findRecord( `${ newer }; ${ old }`, CATEGORIES )?.id ).toBe(
			'newer'
		);
	} );
	test( 'prefers a choice to none', () => {
		const none =
			'cookieyes-consent=consentid:none,consent:no,action:,necessary:yes,functional:no,t:300';
		expect( findRecord( `${ none }; ${ old }`, CATEGORIES )?.id ).toBe(
			'old'
		);
	} );
	test( 'ignores an invalid one', () => {
		expect(
			findRecord( `cookieyes-consent=%%%; ${ old }`, CATEGORIES )?.id
		).toBe( 'old' );
	} );
	test( 'ignores a cookie with a longer name', () => {
		expect(
			findRecord( old.replace( '=', '-b=' ), CATEGORIES )
		).toBeNull();
		expect( findRecord( `x${ old }`, CATEGORIES ) ).toBeNull();
	} );
	test( 'accepts cookies with or without a space between them', () => {
		expect( findRecord( `a=b;${ old };c=d`, CATEGORIES )?.id ).toBe(
			'old'
		);
	} );
} );

describe( 'formatting', () => {
	const record = {
		id: 'abc',
		decided: true,
		categories: {
			necessary: true,
			functional: true,
			analytics: false,
			performance: false,
			advertisement: false,
		},
		revision: 2,
		time: 1795000000,
		extra: { other: 'x' },
	};

	test( '[S3.7] [S3.8] [S3.9] pairs are in the order that other software expects', () => {
		expect( formatRecord( record, 'gdpr' ) ).toBe(
			'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:no,advertisement:no,v:2,t:1795000000,other:x'
		);
	} );

	test( 'the boot script can read the result', () => {
		const value = formatRecord( record, 'gdpr' );
		expect(
			[
				...( readRecord( `${ COOKIE }=${ value }`, CATEGORIES ) ?? [] ),
			].slice( 1 )
		).toEqual( [ value, 'yes', 'yes', 'yes', 'no', 'no', 'no', '2' ] );
	} );

	test( 'the parser can read the result', () => {
		expect(
			parseRecord( formatRecord( record, 'gdpr' ), CATEGORIES )
		).toEqual( record );
	} );

	test( 'consent is "no" if everything is rejected under gdpr, and "yes" if opted out under ccpa', () => {
		const none = {
			...record,
			categories: { necessary: true, functional: false },
		};
		const all = {
			...record,
			categories: { necessary: true, functional: true },
		};
		expect( formatRecord( none, 'gdpr' ) ).toContain( ',consent:no,' );
		expect( formatRecord( none, 'ccpa' ) ).toContain( ',consent:yes,' );
		expect( formatRecord( all, 'ccpa' ) ).toContain( ',consent:no,' );
		expect( formatRecord( record, 'ccpa' ) ).toContain( ',consent:yes,' );
		expect(
			formatRecord( { ...record, decided: false }, 'gdpr' )
		).toContain( ',action:,' );
	} );

	test( '[S9.1] the cookie lasts 365 days with SameSite=Strict', () => {
		expect( cookieLine( 'a:b', '', true ) ).toBe(
			'cookieyes-consent=a:b;max-age=31536000;path=/;SameSite=Strict;Secure'
		);
		expect( cookieLine( 'a:b', 'shop.example', false ) ).toBe(
			'cookieyes-consent=a:b;max-age=31536000;path=/;SameSite=Strict;domain=shop.example'
		);
	} );

	test( '[S3.6] [S9.1] the ID has 32 random characters', () => {
		const ids = new Set( Array.from( { length: 200 }, generateId ) );
		expect( ids.size ).toBe( 200 );
		for ( const id of ids ) {
			expect( id ).toMatch( /^[\w-]{32}$/ );
		}
	} );
} );
