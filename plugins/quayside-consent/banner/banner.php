<?php
/**
 * The banner. Other software relies on its class names and data-cky-tag attributes.
 *
 * @var \Quayside\Consent\Settings\Texts $texts
 * @var string $class          Layout and position.
 * @var bool   $is_ccpa        Whether visitors opt out instead of opting in.
 * @var bool   $offers_opt_out Whether to show the Do Not Sell link.
 * @var bool   $has_close      Whether to show a close button.
 * @var string $policy_url     URL of the cookie policy, or '' for none.
 * @var string $impressions    Path that counts impressions, or '' for none.
 * @var string $lead           Part of the description that is always visible, allowed HTML.
 * @var string $more           Part that is visible from 376 px, allowed HTML.
 * @var string $most           Part that is visible after "Show more", allowed HTML.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$host = 'quayside-consent-preferences';
?>
<div class="cky-consent-container <?php echo esc_attr( $class ); ?> quayside-consent" role="region" aria-label="<?php echo esc_attr( $texts->get( 'region' ) ); ?>" data-nosnippet<?php echo '' === $impressions ? '' : ' data-impressions="' . esc_attr( $impressions ) . '"'; ?>>
	<div class="cky-consent-bar" data-cky-tag="notice">
		<?php if ( $has_close ) : ?>
			<button type="button" class="cky-banner-element cky-banner-btn-close" data-cky-tag="close-button" aria-label="<?php echo esc_attr( $texts->get( 'close' ) ); ?>"><svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><path d="m3 3 10 10M13 3 3 13" stroke="currentColor" stroke-width="1.75" stroke-linecap="round"/></svg></button>
		<?php endif; ?>
		<p class="cky-title" role="heading" aria-level="2" data-cky-tag="title"><?php echo esc_html( $texts->get( 'title' ) ); ?></p>
		<div class="cky-notice-des" data-cky-tag="description">
			<p>
			<?php
			// phpcs:disable WordPress.Security.EscapeOutput -- escaped by html().
			echo \Quayside\Consent\Settings\Texts::html( $lead );
			if ( '' !== $more ) {
				printf( '<span class="quayside-consent__more">%s</span>', \Quayside\Consent\Settings\Texts::html( $more ) );
			}
			if ( '' !== $most ) {
				printf( '<span class="quayside-consent__most">%s</span>', \Quayside\Consent\Settings\Texts::html( $most ) );
			}
			// phpcs:enable
			?>
			<?php if ( '' !== $more . $most ) : ?>
				<button type="button" class="cky-banner-element cky-show-desc-btn<?php echo '' === $most ? ' quayside-consent__narrow' : ''; ?>" data-cky-tag="show-desc-button" aria-expanded="false" data-more="<?php echo esc_attr( $texts->get( 'showMore' ) ); ?>" data-less="<?php echo esc_attr( $texts->get( 'showLess' ) ); ?>"><?php echo esc_html( $texts->get( 'showMore' ) ); ?></button>
			<?php endif; ?>
			<?php if ( '' !== $policy_url ) : ?>
				<a class="cky-policy" href="<?php echo esc_url( $policy_url ); ?>"><?php echo esc_html( $texts->get( 'policy' ) ); ?></a>
			<?php endif; ?>
			</p>
		</div>
		<div class="cky-notice-btn-wrapper" data-cky-tag="notice-buttons">
			<?php if ( ! $is_ccpa ) : ?>
				<button type="button" class="cky-banner-element cky-btn cky-btn-reject" data-cky-tag="reject-button"><?php echo esc_html( $texts->get( 'reject' ) ); ?></button>
				<button type="button" class="cky-banner-element cky-btn cky-btn-accept" data-cky-tag="accept-button"><?php echo esc_html( $texts->get( 'accept' ) ); ?></button>
				<button type="button" class="cky-btn cky-btn-customize" data-cky-tag="settings-button" data-island-for="<?php echo esc_attr( $host ); ?>"><?php echo esc_html( $texts->get( 'customise' ) ); ?></button>
			<?php endif; ?>
			<?php if ( $offers_opt_out ) : ?>
				<button type="button" class="cky-btn cky-btn-do-not-sell" data-cky-tag="donotsell-button" data-island-for="<?php echo esc_attr( $host ); ?>"><?php echo esc_html( $texts->get( 'doNotSell' ) ); ?></button>
			<?php endif; ?>
		</div>
	</div>
</div>
