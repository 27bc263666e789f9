<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Consent\Blocking\Providers\SeenProviders;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Strict\Module as Strict;

/**
 * Passes every page through the rewriter before any cache or browser gets it.
 */
final class Module implements KitModule {
	/**
	 * Maximum length in bytes of a page for the rewriter. Longer pages get the fallback pass and a content policy.
	 */
	private const MAX_LENGTH = 5_000_000;

	/**
	 * Actions in the middle of a page at which the output buffer has to be open.
	 */
	private const ACTIONS = [ 'wp_head', 'wp_body_open', 'loop_start', 'wp_footer' ];

	/**
	 * Whether the output is being buffered; null before it starts.
	 */
	private ?bool $is_open = null;

	public function __construct( private Context $context, private ProviderList $providers, private Placeholder $placeholder, private Strict $strict ) {}

	public function register(): void {
		// Before every template, and inside the buffers of page caches, which open earlier.
		add_action( 'template_redirect', [ $this, 'start' ], PHP_INT_MIN );
		foreach ( self::ACTIONS as $action ) {
			add_action( $action, [ $this, 'restart' ], PHP_INT_MIN );
		}
	}

	/**
	 * Starts buffering the page.
	 */
	public function start(): void {
		if ( ! $this->context->applies() ) {
			return;
		}
		$this->is_open = true;
		$page          = '';
		ob_start(
			function ( string $part, int $phase ) use ( &$page ): string {
				$is_final = 0 !== ( $phase & PHP_OUTPUT_HANDLER_FINAL );
				if ( $is_final ) {
					$this->is_open = false;
				}
				$is_clean = 0 !== ( $phase & PHP_OUTPUT_HANDLER_CLEAN );
				// A flush in the middle of the page is held back, because half an element cannot be parsed.
				$page = $is_clean ? '' : $page . $part;
				if ( ! $is_final ) {
					return '';
				}
				if ( ! $this->is_html() ) {
					return $page;
				}
				if ( self::is_incomplete( $page ) ) {
					// What follows may not pass through this buffer.
					$this->strict->require();
					if ( ! $is_clean ) {
						Problems::record( Problems::CLOSED );
					}
				}
				return $is_clean ? '' : $this->rewrite( $page );
			}
		);
	}

	/**
	 * Restarts buffering if another plugin has closed all buffers before the end of the page.
	 */
	public function restart(): void {
		if ( false === $this->is_open && $this->context->applies() ) {
			Problems::record( Problems::CLOSED );
			$this->start();
		}
	}

	/**
	 * Determines whether the page has not ended yet.
	 */
	private static function is_incomplete( string $page ): bool {
		return 0 === did_action( 'shutdown' ) && false === stripos( substr( $page, -1000 ), '</html' );
	}

	/**
	 * Returns the page with everything blocked that requires the visitor's consent. Never throws: what the rewriter
	 * cannot read is left to the less exact fallback pass and to the content policy.
	 *
	 * @param string $html The page.
	 */
	public function rewrite( string $html ): string {
		$boot_element = $this->context->boot_element;
		try {
			$blocked   = ForeignMarks::disarm( $html, $boot_element );
			$providers = $this->providers->get();
			( new Headers( $providers ) )->clean();
			$horizon = Horizon::of( $blocked, $providers, $boot_element );
			$proofs  = new Proofs();
			if ( 0 !== $horizon->end ) {
				$blocked = $proofs->into( $this->block( $blocked, $providers, $horizon, $proofs ), $providers );
			}
			SeenProviders::add( self::providers_in( $blocked ) );
			return FirstScript::put( $this->strict->add_to( $blocked, $boot_element ), $boot_element );
		} catch ( \Throwable $error ) {
			$this->fail( Problems::FAILED, $error );
			return $this->strict->add_to( $html, $boot_element );
		}
	}

	/**
	 * Returns the IDs of the providers of which a page contains blocked elements. Marks of authors are no longer in it.
	 *
	 * @return array<int, string>
	 */
	private static function providers_in( string $html ): array {
		$matches = [];
		return 0 === preg_match_all( '/ data-held-by="([a-z0-9-]++)"/', $html, $matches ) ? [] : array_values( array_unique( $matches[1] ) );
	}

	private function block( string $html, Providers $providers, Horizon $horizon, Proofs $proofs ): string {
		$fallback = new Fallback( $providers, $proofs );
		if ( strlen( $html ) > self::MAX_LENGTH ) {
			$this->fail( Problems::LARGE );
			return $fallback->rewrite( $html, $this->context->boot_element );
		}
		try {
			return ( new Rewriter( $html, $providers, $this->placeholder, $proofs ) )->rewrite( $horizon );
		} catch ( Unreadable $unreadable ) {
			$this->fail( Problems::FAILED );
			return $fallback->rewrite( $unreadable->html, $this->context->boot_element );
		} catch ( \Throwable $error ) {
			$this->fail( Problems::FAILED, $error );
			return $fallback->rewrite( $html, $this->context->boot_element );
		}
	}

	/**
	 * Sends the page with a content policy, because it can't be rewritten, and records it for the site owner.
	 */
	private function fail( string $kind, ?\Throwable $error = null ): void {
		$this->strict->require();
		Problems::record( $kind, $error );
		if ( null !== $error ) {
			/**
			 * Fires when a page could not be rewritten and is sent with a content policy instead.
			 *
			 * @param \Throwable $error The error.
			 */
			do_action( 'quayside_consent_rewriting_failed', $error );
		}
	}

	private function is_html(): bool {
		foreach ( headers_list() as $header ) {
			if ( 0 === stripos( $header, 'content-type:' ) ) {
				return false !== stripos( $header, 'html' );
			}
		}
		return true;
	}
}
