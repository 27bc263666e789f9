<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Css\StyleSheet;
use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Consent\Categories\Category;

/**
 * Holds everything in a page's HTML that a visitor has to allow first.
 *
 * The result is the same for every visitor, so that any cache may keep it; the page's scripts let go of what the visitor
 * allows. An address moves from its attribute to data-held-<attribute>; a script also loses its type to data-held-type;
 * a frame shows a placeholder as its own document.
 */
final class Rewriter extends \WP_HTML_Tag_Processor {
	/**
	 * Script types that browsers do not run.
	 */
	private const DATA_TYPES = [ 'application/json', 'application/ld+json', 'importmap', 'speculationrules', 'text/html', 'text/template', 'text/x-template' ];

	/**
	 * Elements whose author may exempt them by a mark. WordPress takes them out of what users write who may not run code, so
	 * that whoever writes one could as well do without asking. On any other element a mark may hold what nobody holds, and
	 * lets nothing of a provider through.
	 */
	private const EXEMPTABLE = [ 'SCRIPT', 'STYLE', 'LINK' ];

	/**
	 * Changes that wait before they are written into the HTML.
	 */
	private const WAITING = 100;

	/**
	 * Address that relative ones belong to, when a base element says so.
	 */
	private string $base = '';

	/**
	 * Category of each held script handle, for the inline scripts that WordPress prints after it.
	 *
	 * @var array<string, string>
	 */
	private array $handles = [];

	/**
	 * Whether anything in the page may carry an author's mark: most pages have none, and asking each element takes time.
	 */
	private bool $has_marks;

	private Proofs $proofs;

	/**
	 * @param string      $html        The page, without marks of others: ForeignMarks.
	 * @param Providers   $providers   Whose files are held.
	 * @param Placeholder $placeholder What held frames show.
	 * @param Proofs|null $proofs      Where held frames are noted.
	 */
	public function __construct( string $html, private Providers $providers, private Placeholder $placeholder, ?Proofs $proofs = null ) {
		parent::__construct( $html );
		$this->proofs    = $proofs ?? new Proofs();
		$this->has_marks = 1 === preg_match( '/data-c(?:onsent|ookieyes|ategory)/i', $html );
	}

	/**
	 * The page with everything held.
	 *
	 * @param Horizon|null $horizon The part of it where there may be anything to hold; null for all of it.
	 * @throws Unreadable When the HTML breaks off inside an element, so that the rest of it was not seen, or when browsers read it otherwise.
	 */
	public function rewrite( ?Horizon $horizon = null ): string {
		if ( Doubts::in( $this->html ) ) {
			throw new Unreadable( $this->html ); // phpcs:ignore WordPress.Security.EscapeOutput -- not printed.
		}
		return $this->rewrite_pieces( $horizon->places ?? [] ) ?? $this->rewrite_whole( $horizon );
	}

	/**
	 * The page with what lies at some places held, each token for itself: the time grows with their number, and what is
	 * between them is not read.
	 *
	 * @param array<int, int> $places Places in the page, in order.
	 * @return string|null Null when the page has to be read as a whole.
	 */
	private function rewrite_pieces( array $places ): ?string {
		$tokens = new Tokens( $this->html );
		$pieces = [];
		$done   = 0;
		foreach ( $places as $place ) {
			if ( $place < $done ) {
				continue;
			}
			$begin = $tokens->begin( $done, $place );
			$end   = null === $begin ? null : $tokens->end( $begin );
			if ( null === $begin || null === $end ) {
				return null;
			}
			$piece          = new self( substr( $this->html, $begin, $end - $begin ), $this->providers, $this->placeholder, $this->proofs );
			$piece->handles = $this->handles;
			try {
				array_push( $pieces, substr( $this->html, $done, $begin - $done ), $piece->rewrite_whole() );
			} catch ( Unreadable ) {
				return null;
			}
			$this->handles = $piece->handles;
			$done          = $end;
		}
		// Put together at once: a long text that grows is copied each time.
		$pieces[] = substr( $this->html, $done );
		return [] === $places ? null : implode( '', $pieces );
	}

	/**
	 * The page with everything held, read from its beginning to the horizon.
	 *
	 * @param Horizon|null $horizon The part of it where there may be anything to hold; null for all of it.
	 * @throws Unreadable When the HTML breaks off inside an element, so that the rest of it was not seen.
	 */
	private function rewrite_whole( ?Horizon $horizon = null ): string {
		// WordPress 6.7's processor never ends in a script that breaks off there.
		if ( str_ends_with( $this->html, '<' ) ) {
			throw new Unreadable( $this->html ); // phpcs:ignore WordPress.Security.EscapeOutput -- not printed.
		}
		$length     = strlen( $this->html );
		$this->base = self::base_of( $this->html );
		while ( $this->next_tag() ) {
			if ( null !== $horizon ) {
				$this->set_bookmark( 'tag' );
				// Where the tag was in the page as it came: what was held before it has made the page longer.
				$start = $this->bookmarks['tag']->start - strlen( $this->html ) + $length;
				if ( $start > $horizon->end ) {
					return $this->get_updated_html();
				}
				if ( $start + $this->bookmarks['tag']->length < $horizon->begin ) {
					continue;
				}
			}
			$this->visit( (string) $this->get_tag() );
			// Every step of the processor looks through all changes that wait.
			if ( count( $this->lexical_updates ) > self::WAITING ) {
				$this->get_updated_html();
			}
		}
		$html = $this->get_updated_html();
		if ( $this->paused_at_incomplete_token() ) {
			throw new Unreadable( $html ); // phpcs:ignore WordPress.Security.EscapeOutput -- not printed.
		}
		return $html;
	}

	/**
	 * Address of the first base element, '' for none. It counts for what stands before it, too, where that is asked for later.
	 */
	private static function base_of( string $html ): string {
		$base = false === stripos( $html, '<base' ) ? null : new \WP_HTML_Tag_Processor( $html );
		while ( null !== $base && $base->next_tag( [ 'tag_name' => 'BASE' ] ) ) {
			$address = $base->get_attribute( 'href' );
			if ( is_string( $address ) ) {
				return $address;
			}
		}
		return '';
	}

	private function visit( string $tag ): void {
		$style = $this->get_attribute( 'style' );
		if ( ! isset( Held::ADDRESSES[ $tag ] ) && 'STYLE' !== $tag && ! is_string( $style ) ) {
			return;
		}
		$mark = $this->has_marks ? $this->mark() : '';
		if ( Category::NECESSARY === $mark ) {
			if ( in_array( $tag, self::EXEMPTABLE, true ) ) {
				return;
			}
			$mark = '';
		}
		if ( is_string( $style ) && StyleSheet::may_have_addresses( $style ) ) {
			$this->visit_style_attribute( $style );
		}
		match ( $tag ) {
			'SCRIPT' => $this->visit_script( $mark ),
			'STYLE'  => $this->visit_style(),
			'IFRAME' => $this->visit_frame( $mark ),
			'LINK'   => $this->loads_link() ? $this->hold_addresses( $tag, $mark ) : null,
			default  => $this->hold_addresses( $tag, $mark ),
		};
	}

	/**
	 * Category that the author gave the element by hand, '' when none.
	 */
	private function mark(): string {
		$mark = $this->value( 'data-consent' );
		if ( '' === $mark ) {
			$mark = preg_replace( '/^cookieyes-/', '', $this->value( 'data-cookieyes' ) ) ?? '';
		}
		// Others use these names for anything; on a script that is not one they mean consent.
		if ( '' === $mark && 'text/plain' === $this->type() ) {
			$mark = $this->value( 'data-category' );
		}
		return 1 === preg_match( '/^[a-z][a-z0-9-]{0,39}$/', $mark ) ? $mark : ( '' === $mark ? '' : Category::STRICTEST );
	}

	private function visit_script( string $mark ): void {
		$type   = $this->type();
		$id     = $this->value( 'id' );
		$handle = (string) preg_replace( '/-js(?:-after)?$/', '', $id );
		// Which of them counts depends on whether it is a part of a drawing.
		$addresses = array_filter( array_map( fn ( string $name ): string => $this->value( $name ), Held::ADDRESSES['SCRIPT'] ) );
		if ( in_array( $type, self::DATA_TYPES, true ) || str_starts_with( $id, 'quayside-consent-' ) ) {
			return;
		}
		$provider = '';
		if ( '' === $mark && [] !== $addresses ) {
			$provider = (string) current( array_filter( array_map( [ $this, 'id_of' ], $addresses ) ) );
		} elseif ( '' === $mark && str_ends_with( $id, '-js-after' ) && isset( $this->handles[ $handle ] ) ) {
			$mark = $this->handles[ $handle ];
		} elseif ( '' === $mark ) {
			$provider = ( new InlineCode( $this->providers, fn ( string $imported ): string => $this->id_of( $imported ) ) )->id( $this->get_modifiable_text(), 'module' === $type );
		}
		$category = '' === $provider ? $mark : $this->providers->category_of( $provider );
		if ( '' === $category ) {
			return;
		}
		if ( str_ends_with( $id, '-js' ) ) {
			$this->handles[ $handle ] = $category;
		}
		$this->hold( $category, $provider );
		$this->hold_attribute( 'src' );
		$this->hold_attribute( 'href' );
		$this->hold_attribute( 'xlink:href' );
		// Scripts that their author has put to sleep already ran as plain scripts.
		$this->set_attribute( 'data-held-type', in_array( $type, [ 'text/plain', 'javascript/blocked' ], true ) ? '' : $this->value( 'type' ) );
		$this->set_attribute( 'type', 'text/plain' );
	}

	private function visit_frame( string $mark ): void {
		$source   = $this->value( 'src' );
		$document = $this->value( 'srcdoc' );
		$provider = $this->id_of( $source );
		$category = '' === $provider ? $mark : $this->providers->category_of( $provider );
		if ( '' === $category && '' !== $document ) {
			// A frame's own document is another page, in which nothing could be let go of: it is held as a whole.
			$category = $this->category_of_document( $document );
		}
		if ( '' === $category || ( '' === $source && '' === $document ) ) {
			return;
		}
		$this->hold( $category, $provider );
		foreach ( [ ...Held::ADDRESSES['IFRAME'], ...Held::OF_FRAMES ] as $name ) {
			$this->hold_attribute( $name );
		}
		$this->proofs->add( $provider, $document );
		if ( '' === $this->value( 'title' ) && '' !== $provider ) {
			$this->set_attribute( 'title', $this->providers->name_of( $provider ) );
		}
		$this->set_attribute( 'srcdoc', $this->placeholder->document( $category, '' === $provider ? '' : $this->providers->name_of( $provider ), $source ) );
	}

	private function category_of_document( string $document ): string {
		$inner = new self( ForeignMarks::disarm( $document ), $this->providers, $this->placeholder );
		try {
			$held = $inner->rewrite();
		} catch ( Unreadable ) {
			return Category::STRICTEST;
		}
		$matches = [];
		return 1 === preg_match( '/ data-held="([a-z0-9-]+)"/', $held, $matches ) ? $matches[1] : '';
	}

	/**
	 * Whether the browser fetches a link by itself.
	 */
	private function loads_link(): bool {
		return 1 === preg_match( '/style|pre|icon|manifest/i', $this->value( 'rel' ) );
	}

	private function hold_addresses( string $tag, string $mark ): void {
		foreach ( Held::ADDRESSES[ $tag ] ?? [] as $name ) {
			$value = $this->get_attribute( $name );
			if ( ! is_string( $value ) || '' === $value ) {
				continue;
			}
			$provider = '';
			$parts    = str_ends_with( $name, 'set' ) || 'ping' === $name ? preg_split( '/[\s,]+/', $value ) : [ $value ];
			foreach ( is_array( $parts ) ? $parts : [] as $part ) {
				$provider = '' === $provider ? $this->id_of( $part ) : $provider;
			}
			$category = '' === $provider ? $mark : $this->providers->category_of( $provider );
			if ( '' !== $category ) {
				$this->hold( $category, $provider );
				$this->hold_attribute( $name );
			}
		}
	}

	private function visit_style_attribute( string $style ): void {
		$css = new StyleSheet( $style, fn ( string $address ): string => $this->id_of( $address ) );
		if ( '' !== $css->provider ) {
			$this->set_attribute( 'style', $css->text );
			$this->hold( $this->providers->category_of( $css->provider ), $css->provider );
		}
	}

	private function visit_style(): void {
		$text = $this->get_modifiable_text();
		if ( ! StyleSheet::may_have_addresses( $text ) ) {
			return;
		}
		$css = new StyleSheet( $text, fn ( string $address ): string => $this->id_of( $address ) );
		if ( '' === $css->provider ) {
			return;
		}
		$this->hold( $this->providers->category_of( $css->provider ), $css->provider );
		$this->set_bookmark( 'style' );
		$span = $this->bookmarks['style'];
		$at   = strrpos( substr( $this->html, $span->start, $span->length ), $text );
		if ( false === $at ) {
			$this->set_attribute( 'type', 'text/plain' );
			return;
		}
		$this->lexical_updates[] = new \WP_HTML_Text_Replacement( $span->start + $at, strlen( $text ), $css->text );
	}

	/**
	 * The provider that an address belongs to, '' for none. A base element's host is that of relative addresses, and of those
	 * that name a scheme and fewer than two slashes.
	 */
	private function id_of( string $address ): string {
		$id = $this->providers->id_of( $address );
		if ( null === $id && '' !== $this->base && '' !== $address && 1 !== preg_match( '~^\s*+(?:(?!https?:(?![/\\\\]{2}))[a-z][a-z0-9+.-]*:|[/\\\\]{2})~i', $address ) ) {
			$id = $this->providers->id_of( $this->base );
		}
		return (string) $id;
	}

	private function hold( string $category, string $provider ): void {
		$this->set_attribute( 'data-held', $category );
		$this->set_attribute( 'data-held-by', $provider );
	}

	/**
	 * Moves an attribute to its data-held- name.
	 */
	private function hold_attribute( string $name ): void {
		$value = $this->get_attribute( $name );
		if ( null !== $value ) {
			$this->set_attribute( "data-held-$name", $value );
			$this->remove_attribute( $name );
		}
	}

	private function type(): string {
		return strtolower( trim( $this->value( 'type' ) ) );
	}

	private function value( string $name ): string {
		$value = $this->get_attribute( $name );
		return is_string( $value ) ? $value : '';
	}
}
