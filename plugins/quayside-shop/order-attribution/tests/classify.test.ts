import { classify } from '../classify';

const classifyVisit = ( referrer: string, query = '' ) =>
	classify( {
		query,
		referrer,
		host: 'quayside.com',
		session: false,
		hasRecord: true,
	} );

it.each( [
	[ 'https://www.bing.com/search?q=rope', 'bing' ],
	[ 'https://search.yahoo.com/search?p=rope', 'yahoo' ],
	[ 'https://about.com/?q=rope', 'about' ],
	[ 'https://search.aol.com/?q=rope', 'aol' ],
	[ 'https://www.ask.com/web?Q=rope', 'ask' ],
	[ 'https://globososo.com/?q=rope', 'globo' ],
	[ 'https://go.mail.ru/search?q=rope', 'go.mail.ru' ],
	[ 'https://nova.rambler.ru/search?query=rope', 'rambler' ],
	[ 'https://search.tut.by/?query=rope', 'tut.by' ],
	[ 'https://www.google.com/', 'google' ],
	[ 'https://google.co.uk/', 'google' ],
	[ 'https://yandex.ru/search?text=rope', 'yandex' ],
	[ 'https://news.yandex.com/search?text=rope', 'yandex' ],
] )( 'detects the search engine of %s: %s', ( referrer, name ) => {
	expect( classifyVisit( referrer ) ).toMatchObject( {
		typ: 'organic',
		src: name,
		mdm: 'organic',
	} );
} );

it.each( [
	[ 'https://bing.com/maps', 'bing.com' ],
	[ 'https://yandex.ru/', 'yandex.ru' ],
	[ 'https://notyandex.ru/?text=rope', 'notyandex.ru' ],
	[ 'https://yandex.toolongname/?text=rope', 'yandex.toolongname' ],
	[ 'https://blog.example/?text=rope', 'blog.example' ],
	[ 'https://my.google.com/', 'my.google.com' ],
	[ 'https://google.toolongname/', 'google.toolongname' ],
	[ 'https://t.co/a', 'twitter.com' ],
	[ 'https://plus.url.google.com/a', 'plus.google.com' ],
	[ 'https://ada:secret@blog.example:80/a', 'blog.example' ],
] )( 'classifies %s as a referral from %s', ( referrer, name ) => {
	expect( classifyVisit( referrer ) ).toMatchObject( {
		typ: 'referral',
		src: name,
	} );
} );

it( 'detects campaigns only by exact parameter names', () => {
	expect(
		classifyVisit( '', 'xutm_source=a&utm_sourcex=b&utm_x=c' )
	).toBeNull();
	expect(
		classifyVisit( 'https://news.yandex.com/?text=rope', 'utm_source=a' )
	).toMatchObject( { trm: 'rope' } );
	expect(
		classifyVisit( 'https://notyandex.ru/?text=rope', 'utm_source=a' )
	).toMatchObject( { trm: '(none)' } );
	expect(
		classifyVisit( 'https://yandex.toolongname/?text=rope', 'utm_source=a' )
	).toMatchObject( { trm: '(none)' } );
} );
