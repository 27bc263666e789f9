<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Consent\Boot\Context;
use Quayside\Consent\Kit\Module as KitModule;

/**
 * Passes every page through the rewriter before any cache or browser gets it.
 */
final class Module implements KitModule {
	/**
	 * Longer pages get the second pass alone, in bytes.
	 */
	private const LONGEST = 5_000_000;

	/**
	 * Moments in the middle of a page at which the buffer has to be there.
	 */
	private const PARTS = [ 'wp_head', 'wp_body_open', 'loop_start', 'wp_footer' ];

	/**
	 * Whether the page is taken in; null before.
	 */
	private ?bool $is_open = null;

	public function __construct( private Context $context, private ProviderList $providers, private Placeholder $placeholder ) {}

	public function register(): void {
		// Before every template and behind every page cache, which has opened its buffer earlier.
		add_action( 'template_redirect', [ $this, 'start' ], PHP_INT_MIN );
		foreach ( self::PARTS as $action ) {
			add_action( $action, [ $this, 'restart' ], PHP_INT_MIN );
		}
	}

	/**
	 * Begins to take the page in.
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
				if ( 0 !== ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) ) {
					$page = '';
					return '';
				}
				// A flush in the middle of the page waits: half an element cannot be read.
				$page .= $part;
				if ( ! $is_final ) {
					return '';
				}
				if ( ! $this->is_html() ) {
					return $page;
				}
				( new Headers( $this->providers->get() ) )->clean();
				return $this->rewrite( $page );
			}
		);
	}

	/**
	 * Goes on taking the page in where another plugin has closed all buffers before its end.
	 */
	public function restart(): void {
		if ( false === $this->is_open && $this->context->applies() ) {
			Trouble::note( Trouble::CLOSED );
			$this->start();
		}
	}

	/**
	 * The page with everything held that a visitor has to allow first. It never throws and never gives up: what cannot
	 * be read is held by the cruder second pass.
	 *
	 * @param string $html The page.
	 */
	public function rewrite( string $html ): string {
		$html      = ForeignMarks::disarm( $html, $this->context->boot_element );
		$providers = $this->providers->get();
		$horizon   = Horizon::of( $html, $providers, $this->context->boot_element );
		$proofs    = new Proofs();
		$held      = 0 === $horizon->end ? $html : $proofs->into( $this->hold( $html, $providers, $horizon, $proofs ), $providers );
		return FirstScript::put( $held, $this->context->boot_element );
	}

	private function hold( string $html, Providers $providers, Horizon $horizon, Proofs $proofs ): string {
		$fallback = new Fallback( $providers, $proofs );
		if ( strlen( $html ) > self::LONGEST ) {
			return $fallback->rewrite( $html, $this->context->boot_element );
		}
		try {
			return ( new Rewriter( $html, $providers, $this->placeholder, $proofs ) )->rewrite( $horizon );
		} catch ( Unreadable $half_read ) {
			return $fallback->rewrite( $half_read->html, $this->context->boot_element );
		} catch ( \Throwable $error ) {
			/**
			 * Fires when a page could not be rewritten and the second pass had to hold it.
			 *
			 * @param \Throwable $error What went wrong.
			 */
			do_action( 'quayside_consent_rewriting_failed', $error );
			Trouble::note( Trouble::FAILED );
			return $fallback->rewrite( $html, $this->context->boot_element );
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
