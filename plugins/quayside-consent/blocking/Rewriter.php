<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Css\StyleSheet;
use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Consent\Categories\Category;

/**
 * Blocks everything in the HTML of a page that requires the visitor's consent.
 *
 * The result is the same for every visitor, so that any cache can store it. Scripts on the page unblock what the
 * visitor allows. Addresses move from their attribute to data-held-<attribute>, scripts also move their type to
 * data-held-type, and iframes get a placeholder as their inline document.
 */
final class Rewriter extends \WP_HTML_Tag_Processor {
	/**
	 * Script types that browsers do not run.
	 */
	private const DATA_TYPES = [ 'application/json', 'application/ld+json', 'text/html', 'text/template', 'text/x-template' ];

	/**
	 * Elements that their author may exempt with a mark. WordPress removes these elements from the content of users
	 * without unfiltered_html, so anyone who can write one can run code anyway. On any other element a mark may
	 * block more, but never exempts an address of a provider.
	 */
	private const EXEMPTABLE = [ 'SCRIPT', 'STYLE', 'LINK' ];

	/**
	 * Matches an address with its own host: a scheme with two slashes, another scheme, or two slashes.
	 */
	private const ABSOLUTE = '~^\s*+(?:(?!https?:(?![/\\\\]{2}))[a-z][a-z0-9+.-]*:|[/\\\\]{2})~i';

	/**
	 * Maximum number of pending changes before they are applied to the HTML.
	 */
	private const MAX_PENDING = 100;

	/**
	 * Address of the base element, which relative addresses resolve to; '' for none.
	 */
	private string $base = '';

	/**
	 * Category of each blocked script handle, for the inline scripts that WordPress prints after it.
	 *
	 * @var array<string, string>
	 */
	private array $handles = [];

	/**
	 * Whether anything in the page may carry an author's mark. Most pages have none, and checking every element
	 * takes time.
	 */
	private bool $has_marks;

	private Proofs $proofs;

	private ImportMap $import_map;

	/**
	 * @param string      $html        The page, already cleaned by ForeignMarks.
	 * @param Providers   $providers   Providers whose files are blocked.
	 * @param Placeholder $placeholder Placeholder to show in blocked iframes.
	 * @param Proofs|null $proofs      Collects the blocked iframes.
	 */
	public function __construct( string $html, private Providers $providers, private Placeholder $placeholder, ?Proofs $proofs = null ) {
		parent::__construct( $html );
		$this->proofs     = $proofs ?? new Proofs();
		$this->import_map = new ImportMap( $this->id_of( ... ) );
		$this->has_marks  = 1 === preg_match( '/data-c(?:onsent|ookieyes|ategory)/i', $html );
	}

	/**
	 * Returns the page with everything blocked.
	 *
	 * @param Horizon|null $horizon Part of the page with anything to block; null for all of it.
	 * @throws Unreadable If the HTML ends inside an element, or if browsers parse it differently.
	 */
	public function rewrite( ?Horizon $horizon = null ): string {
		if ( AmbiguousHtml::is_in( $this->html ) ) {
			throw new Unreadable( $this->html ); // phpcs:ignore WordPress.Security.EscapeOutput -- not printed.
		}
		return $this->rewrite_pieces( $horizon->places ?? [] ) ?? $this->rewrite_whole( $horizon );
	}

	/**
	 * Returns the page with only the tokens at the given offsets rewritten. Runtime grows with the number of
	 * offsets, because the text between them is not parsed.
	 *
	 * @param array<int, int> $places Sorted offsets in the page.
	 * @return string|null Null if the page has to be read as a whole.
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
			$piece             = new self( substr( $this->html, $begin, $end - $begin ), $this->providers, $this->placeholder, $this->proofs );
			$piece->handles    = $this->handles;
			$piece->import_map = $this->import_map;
			try {
				array_push( $pieces, substr( $this->html, $done, $begin - $done ), $piece->rewrite_whole() );
			} catch ( Unreadable ) {
				return null;
			}
			$this->handles = $piece->handles;
			$done          = $end;
		}
		// Joined once: a long string that grows is copied each time.
		$pieces[] = substr( $this->html, $done );
		return [] === $places ? null : implode( '', $pieces );
	}

	/**
	 * Returns the page with everything blocked, read from the start to the horizon.
	 *
	 * @param Horizon|null $horizon Part of the page with anything to block; null for all of it.
	 * @throws Unreadable If the HTML ends inside an element.
	 */
	private function rewrite_whole( ?Horizon $horizon = null ): string {
		// The tag processor of WordPress 6.7 loops forever if a script ends with this character.
		if ( str_ends_with( $this->html, '<' ) ) {
			throw new Unreadable( $this->html ); // phpcs:ignore WordPress.Security.EscapeOutput -- not printed.
		}
		$length     = strlen( $this->html );
		$this->base = self::base_of( $this->html );
		while ( $this->next_tag() ) {
			if ( null !== $horizon ) {
				$this->set_bookmark( 'tag' );
				// Offset of the tag in the original page, which earlier changes have made longer.
				$start = $this->bookmarks['tag']->start - strlen( $this->html ) + $length;
				if ( $start > $horizon->end ) {
					return $this->get_updated_html();
				}
				if ( $start + $this->bookmarks['tag']->length < $horizon->begin ) {
					continue;
				}
			}
			$this->visit( (string) $this->get_tag() );
			// Every step of the processor loops through all pending changes.
			if ( count( $this->lexical_updates ) > self::MAX_PENDING ) {
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
	 * Returns the address of the first base element, or '' for none. It also applies to addresses before it that are
	 * resolved later.
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
		$styles = $this->style_attributes();
		if ( ! isset( Blocked::ADDRESSES[ $tag ] ) && 'STYLE' !== $tag && 'META' !== $tag && [] === $styles ) {
			return;
		}
		$mark = $this->has_marks ? $this->mark() : '';
		if ( Category::NECESSARY === $mark ) {
			if ( in_array( $tag, self::EXEMPTABLE, true ) ) {
				return;
			}
			$mark = '';
		}
		foreach ( $styles as $name => $style ) {
			$this->visit_style_attribute( $name, $style );
		}
		match ( $tag ) {
			'SCRIPT' => $this->visit_script( $mark ),
			'STYLE'  => $this->visit_style(),
			'IFRAME' => $this->visit_frame( $mark ),
			'META'   => $this->visit_meta(),
			'OBJECT', 'EMBED' => $this->visit_embedded_document( $tag, $mark ),
			'LINK'   => $this->is_fetched_link() ? $this->block_addresses( $tag, $mark ) : null,
			default  => $this->block_addresses( $tag, $mark ),
		};
	}

	/**
	 * Returns the category that the author has assigned to the element, or '' for none.
	 */
	private function mark(): string {
		$mark = $this->value( 'data-consent' );
		if ( '' === $mark ) {
			$mark = preg_replace( '/^cookieyes-/', '', $this->value( 'data-cookieyes' ) ) ?? '';
		}
		// Other plugins use these names for other purposes. On a script that does not run, they mean consent.
		if ( '' === $mark && 'text/plain' === $this->type() ) {
			$mark = $this->value( 'data-category' );
		}
		return 1 === preg_match( '/^[a-z][a-z0-9-]{0,39}$/', $mark ) ? $mark : ( '' === $mark ? '' : Category::STRICTEST );
	}

	private function visit_script( string $mark ): void {
		$type   = $this->type();
		$id     = $this->value( 'id' );
		$handle = (string) preg_replace( '/-js(?:-after)?$/', '', $id );
		// Which of them the browser uses depends on whether the script is part of an SVG.
		$addresses = array_filter( array_map( fn ( string $name ): string => $this->value( $name ), Blocked::ADDRESSES['SCRIPT'] ) );
		// A module in an address imports others. Other scripts run under the guard.
		$files = 'module' === $type ? array_map( [ DataAddress::class, 'in_file' ], array_values( $addresses ) ) : [];
		if ( in_array( $type, self::DATA_TYPES, true ) || str_starts_with( $id, 'quayside-consent-' ) ) {
			return;
		}
		if ( 'importmap' === $type ) {
			$this->visit_import_map();
			return;
		}
		$provider = '';
		if ( 'speculationrules' === $type ) {
			$provider = $this->id_of_rules( $this->get_modifiable_text() );
		} elseif ( '' === $mark && [] !== $addresses ) {
			$provider = (string) current( array_filter( array_map( [ $this, 'id_of' ], array_merge( array_values( $addresses ), ...$files ) ) ) );
		} elseif ( '' === $mark && str_ends_with( $id, '-js-after' ) && isset( $this->handles[ $handle ] ) ) {
			$mark = $this->handles[ $handle ];
		} elseif ( '' === $mark ) {
			$provider = ( new InlineCode( $this->providers, $this->import_map->id_of( ... ) ) )->id( $this->get_modifiable_text(), 'module' === $type );
		}
		$category = '' === $provider ? $mark : $this->providers->category_of( $provider );
		if ( '' === $category ) {
			return;
		}
		if ( str_ends_with( $id, '-js' ) ) {
			$this->handles[ $handle ] = $category;
		}
		$this->block( $category, $provider );
		$this->block_attribute( 'src' );
		$this->block_attribute( 'href' );
		$this->block_attribute( 'xlink:href' );
		// Scripts that their author has disabled run as plain scripts when they are restored.
		$this->set_attribute( 'data-held-type', in_array( $type, [ 'text/plain', 'javascript/blocked' ], true ) ? '' : $this->value( 'type' ) );
		$this->set_attribute( 'type', 'text/plain' );
	}

	/**
	 * Returns the ID of the first provider in speculation rules, or '' for none.
	 */
	private function id_of_rules( string $json ): string {
		$rules = json_decode( $json, true );
		$id    = '';
		if ( is_array( $rules ) ) {
			array_walk_recursive(
				$rules,
				function ( mixed $value ) use ( &$id ): void {
					$id = '' === $id && is_string( $value ) ? $this->id_of( $value ) : $id;
				}
			);
		}
		return $id;
	}

	/**
	 * Removes the addresses of providers from an import map, and adds a blocked map with them after it.
	 */
	private function visit_import_map(): void {
		$blocked = $this->import_map->split( $this->get_modifiable_text() );
		if ( [] === $blocked ) {
			return;
		}
		$rest = $blocked[''];
		unset( $blocked[''] );
		$added = '';
		foreach ( $blocked as $provider => $json ) {
			$added .= sprintf(
				'<script type="text/plain" data-held="%s" data-held-by="%s" data-held-type="importmap">%s</script>',
				htmlspecialchars( $this->providers->category_of( $provider ) ),
				htmlspecialchars( $provider ),
				$json
			);
		}
		$this->replace_text( $rest, $added );
	}

	/**
	 * Blocks a refresh that leads to a provider. It is not restored, because it would leave the page.
	 */
	private function visit_meta(): void {
		$found = [];
		if (
			'refresh' !== strtolower( trim( $this->value( 'http-equiv' ) ) )
			|| 1 !== preg_match( '~^\s*+[\d.]*+[\s;,]*+(?:url\s*+=\s*+)?["\']?(.+?)["\']?\s*\z~is', $this->value( 'content' ), $found )
		) {
			return;
		}
		$provider = $this->id_of( $found[1] );
		if ( '' !== $provider ) {
			$this->block( $this->providers->category_of( $provider ), $provider );
			$this->block_attribute( 'content' );
		}
	}

	/**
	 * Blocks an object or embed element, whose address may contain its document.
	 */
	private function visit_embedded_document( string $tag, string $mark ): void {
		$name     = Blocked::ADDRESSES[ $tag ][0];
		$address  = $this->value( $name );
		$document = DataAddress::document( $address );
		$category = '' === $document ? '' : $this->category_of_document( $document );
		if ( '' === $category ) {
			$this->block_addresses( $tag, $mark );
			return;
		}
		$this->proofs->add( '', $address );
		$this->block( $category, '' );
		$this->block_attribute( $name );
	}

	private function visit_frame( string $mark ): void {
		$source   = $this->value( 'src' );
		$document = $this->value( 'srcdoc' );
		$provider = $this->id_of( $source );
		$category = '' === $provider ? $mark : $this->providers->category_of( $provider );
		if ( '' === $category && '' !== $document ) {
			// The inline document of an iframe is a page of its own, in which nothing could be unblocked later. It is
			// blocked as a whole.
			$category = $this->category_of_document( $document );
		}
		$text = DataAddress::document( $source );
		if ( '' === $category && '' !== $text ) {
			$category = $this->category_of_document( $text );
			if ( '' !== $category ) {
				$this->proofs->add( '', $source );
			}
		}
		if ( '' === $category || ( '' === $source && '' === $document ) ) {
			return;
		}
		$this->block( $category, $provider );
		foreach ( [ ...Blocked::ADDRESSES['IFRAME'], ...Blocked::IFRAME_EXTRAS ] as $name ) {
			$this->block_attribute( $name );
		}
		$this->proofs->add( $provider, $document );
		if ( '' === $this->value( 'title' ) && '' !== $provider ) {
			$this->set_attribute( 'title', $this->providers->name_of( $provider ) );
		}
		$this->set_attribute(
			'srcdoc',
			$this->placeholder->document( $category, '' === $provider ? '' : $this->providers->name_of( $provider ), $source, $provider )
		);
	}

	private function category_of_document( string $document ): string {
		$inner = new self( ForeignMarks::disarm( $document ), $this->providers, $this->placeholder );
		try {
			$blocked = $inner->rewrite();
		} catch ( Unreadable ) {
			return Category::STRICTEST;
		}
		$matches = [];
		if ( 1 === preg_match( '/ data-held="([a-z0-9-]+)"/', $blocked, $matches ) ) {
			return $matches[1];
		}
		foreach ( DataAddress::in_code( $document ) as $address ) {
			$provider = $this->id_of( $address );
			if ( '' !== $provider ) {
				return $this->providers->category_of( $provider );
			}
		}
		return '';
	}

	/**
	 * Determines whether the browser fetches a link by itself, or will once a script sets its relation, as optimizers
	 * do with style sheets.
	 */
	private function is_fetched_link(): bool {
		$relation = trim( $this->value( 'rel' ) );
		return '' === $relation
			|| 1 === preg_match( '/' . Blocked::FETCHED_RELATIONS . '/i', $relation )
			|| null !== $this->get_attribute( 'as' )
			|| null !== $this->get_attribute( 'onload' )
			|| 0 === strcasecmp( 'text/css', trim( $this->value( 'type' ) ) );
	}

	private function block_addresses( string $tag, string $mark ): void {
		foreach ( Blocked::ADDRESSES[ $tag ] ?? [] as $name ) {
			$value = $this->get_attribute( $name );
			if ( ! is_string( $value ) || '' === $value ) {
				continue;
			}
			$provider = '';
			$parts    = str_ends_with( $name, 'set' ) || in_array( $name, [ 'ping', 'values' ], true ) ? preg_split( '/[\s,;]+/', $value ) : [ $value ];
			// A style sheet in an address imports others.
			$files = 'LINK' === $tag ? DataAddress::in_file( $value ) : [];
			foreach ( [ ...( is_array( $parts ) ? $parts : [] ), ...$files ] as $part ) {
				$provider = '' === $provider ? $this->id_of( $part ) : $provider;
			}
			$category = '' === $provider ? $mark : $this->providers->category_of( $provider );
			if ( '' !== $category ) {
				$this->block( $category, $provider );
				$this->block_attribute( $name );
			}
		}
	}

	/**
	 * Returns the attributes of the element that contain CSS with a possible address, by name.
	 *
	 * @return array<string, string>
	 */
	private function style_attributes(): array {
		$styles = [];
		foreach ( Blocked::STYLES as $name ) {
			$value = $this->get_attribute( $name );
			if ( is_string( $value ) && StyleSheet::can_have_addresses( $value ) ) {
				$styles[ $name ] = $value;
			}
		}
		return $styles;
	}

	private function visit_style_attribute( string $name, string $style ): void {
		$css = new StyleSheet( $style, fn ( string $address ): string => $this->id_of( $address ) );
		if ( '' !== $css->provider ) {
			$this->set_attribute( $name, $css->text );
			$this->block( $this->providers->category_of( $css->provider ), $css->provider );
		}
	}

	private function visit_style(): void {
		$text = $this->get_modifiable_text();
		if ( ! StyleSheet::can_have_addresses( $text ) ) {
			return;
		}
		$css = new StyleSheet( $text, fn ( string $address ): string => $this->id_of( $address ) );
		if ( '' === $css->provider ) {
			return;
		}
		$this->block( $this->providers->category_of( $css->provider ), $css->provider );
		$this->replace_text( $css->text );
	}

	/**
	 * Replaces the text of a style or script element, and adds HTML after it. If the text can't be found, the element is
	 * disabled.
	 */
	private function replace_text( string $text, string $after = '' ): void {
		$before = $this->get_modifiable_text();
		$this->set_bookmark( 'text' );
		$span = $this->bookmarks['text'];
		$at   = strrpos( substr( $this->html, $span->start, $span->length ), $before );
		if ( false === $at ) {
			$this->set_attribute( 'type', 'text/plain' );
			return;
		}
		$this->lexical_updates[] = new \WP_HTML_Text_Replacement( $span->start + $at, strlen( $before ), $text );
		if ( '' !== $after ) {
			$this->lexical_updates[] = new \WP_HTML_Text_Replacement( $span->start + $span->length, 0, $after );
		}
	}

	/**
	 * Returns the ID of the provider that an address belongs to, or '' for none. Relative addresses belong to the
	 * host of the base element, and so do addresses with a scheme and fewer than two slashes.
	 */
	private function id_of( string $address ): string {
		$id = $this->providers->id_of( $address );
		if ( null === $id && '' !== $this->base && '' !== $address && 1 !== preg_match( self::ABSOLUTE, $address ) ) {
			$id = $this->providers->id_of( $this->base );
		}
		return (string) $id;
	}

	private function block( string $category, string $provider ): void {
		$this->set_attribute( 'data-held', $category );
		$this->set_attribute( 'data-held-by', $provider );
	}

	/**
	 * Moves an attribute to its data-held- name.
	 */
	private function block_attribute( string $name ): void {
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
