import table from '../../../../contracts/consent/cases/record.json';
import { findRecord, parseRecord } from '../parse';
import { COOKIE, readRecord } from '../record';
import { cookieLine, formatRecord, mintId } from '../cookie';

const CATEGORIES = table.categories;

describe( table.title, () => {
	test.each( table.cases )( '$title', ( { cookie, record } ) => {
		expect( parseRecord( cookie, CATEGORIES ) ).toEqual( record );
	} );

	test.each( table.cases )(
		'the boot script reads the same or leaves it: $title',
		( { cookie, record } ) => {
			const found = readRecord(
				`a=b; ${ COOKIE }=${ cookie }; c=d`,
				CATEGORIES
			);
			if ( found ) {
				const [ , value, action, ...answers ] = found;
				expect( value ).toBe( cookie );
				expect( {
					decided: action === 'yes',
					answers: answers
						.slice( 0, -1 )
						.map( ( answer, i ) => ! i || answer === 'yes' ),
					revision: Number( answers.at( -1 ) ?? 1 ),
				} ).toEqual(
					record && {
						decided: record.decided,
						answers: Object.values( record.categories ),
						revision: record.revision,
					}
				);
			}
		}
	);

	test( '[S8.3] an oversized cookie is no record', () => {
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

	test( 'no cut of a valid cookie grants more than the whole of it', () => {
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
	test( 'finds nothing where no cookie has the name', () => {
		expect(
			readRecord(
				`a=${ whole }; x${ COOKIE }=${ whole }; ${ COOKIE }-b=${ whole }`,
				CATEGORIES
			)
		).toEqual( [] );
	} );
	test.each( [
		[ 'two of the name', `${ COOKIE }=${ whole }; ${ COOKIE }=${ whole }` ],
		[ 'one inside another', `${ COOKIE }=${ COOKIE }=${ whole }` ],
		[
			'another order',
			`${ COOKIE }=${ whole.replace( 'functional:yes,analytics:no', 'analytics:no,functional:yes' ) }`,
		],
		[
			'an answer more behind a bad name',
			`${ COOKIE }=${ whole },<b>:yes`,
		],
		[
			'a revision that is none',
			`${ COOKIE }=${ whole },v:-1,t:1795000000`,
		],
		[
			'the revision before the first',
			`${ COOKIE }=${ whole },v:0,t:1795000000`,
		],
		[ 'a time that is none', `${ COOKIE }=${ whole },v:1,t:x` ],
		[
			'[S8.3] an oversized one',
			`${ COOKIE }=${ whole }${ ',x1:a'.repeat( 1000 ) }`,
		],
	] )( 'leaves to the whole reader: %s', ( _title, cookies ) => {
		expect( readRecord( cookies, CATEGORIES ) ).toBeNull();
	} );
	test( 'no cut of a valid cookie is read as granting more than the whole of it', () => {
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
	test( 'the newest choice counts', () => {
		const young =
			'cookieyes-consent=consentid:young,consent:no,action:yes,necessary:yes,functional:no,t:200';
		expect(
			findRecord( `${ old }; a=b; ${ young }`, CATEGORIES )?.id
		).toBe( 'young' );
		expect( findRecord( `${ young }; ${ old }`, CATEGORIES )?.id ).toBe(
			'young'
		);
	} );
	test( 'a choice counts more than none', () => {
		const none =
			'cookieyes-consent=consentid:none,consent:no,action:,necessary:yes,functional:no,t:300';
		expect( findRecord( `${ none }; ${ old }`, CATEGORIES )?.id ).toBe(
			'old'
		);
	} );
	test( 'a broken one is passed over', () => {
		expect(
			findRecord( `cookieyes-consent=%%%; ${ old }`, CATEGORIES )?.id
		).toBe( 'old' );
	} );
	test( 'a cookie whose name merely begins the same is another', () => {
		expect(
			findRecord( old.replace( '=', '-b=' ), CATEGORIES )
		).toBeNull();
		expect( findRecord( `x${ old }`, CATEGORIES ) ).toBeNull();
	} );
	test( 'with or without a space between them', () => {
		expect( findRecord( `a=b;${ old };c=d`, CATEGORIES )?.id ).toBe(
			'old'
		);
	} );
} );

describe( 'writing', () => {
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

	test( '[S3.7] [S3.8] [S3.9] the pairs are in the order that other readers know', () => {
		expect( formatRecord( record, 'gdpr' ) ).toBe(
			'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:no,advertisement:no,v:2,t:1795000000,other:x'
		);
	} );

	test( 'what is written is read by the boot script, too', () => {
		const value = formatRecord( record, 'gdpr' );
		expect(
			[
				...( readRecord( `${ COOKIE }=${ value }`, CATEGORIES ) ?? [] ),
			].slice( 1 )
		).toEqual( [ value, 'yes', 'yes', 'yes', 'no', 'no', 'no', '2' ] );
	} );

	test( 'what is written is read back', () => {
		expect(
			parseRecord( formatRecord( record, 'gdpr' ), CATEGORIES )
		).toEqual( record );
	} );

	test( 'consent is no when all is rejected under gdpr, yes when opted out under ccpa', () => {
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

	test( '[S9.1] the cookie lives 365 days, SameSite Strict', () => {
		expect( cookieLine( 'a:b', '', true ) ).toBe(
			'cookieyes-consent=a:b;max-age=31536000;path=/;SameSite=Strict;Secure'
		);
		expect( cookieLine( 'a:b', 'shop.example', false ) ).toBe(
			'cookieyes-consent=a:b;max-age=31536000;path=/;SameSite=Strict;domain=shop.example'
		);
	} );

	test( '[S3.6] [S9.1] the id is 32 random characters', () => {
		const ids = new Set( Array.from( { length: 200 }, mintId ) );
		expect( ids.size ).toBe( 200 );
		for ( const id of ids ) {
			expect( id ).toMatch( /^[\w-]{32}$/ );
		}
	} );
} );
