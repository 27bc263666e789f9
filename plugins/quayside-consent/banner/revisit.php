<?php
/**
 * The revisit button in the host of the preference center, and the reload note.
 *
 * @var \Quayside\Consent\Settings\Texts $texts
 * @var \Quayside\Consent\Kit\Assets   $assets
 * @var string                         $placeholder Document of a blocked iframe, escaped HTML.
 * @var array<string, mixed>           $props       Data for the preference center.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<div id="quayside-consent-preferences" class="cky-btn-revisit-wrapper quayside-consent-revisit"<?php echo $assets->host( 'preferences', 'interaction', $props ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets. ?>
	<button type="button" class="cky-btn-revisit" data-cky-tag="revisit-consent" title="<?php echo esc_attr( $texts->get( 'revisit' ) ); ?>"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3a9 9 0 1 0 9 9 4 4 0 0 1-4.6-4.4A4 4 0 0 1 12 3Z"/><path d="M8.5 9.5h.01M8 14h.01M12.5 12.5h.01M14.5 16.5h.01" stroke-width="2.5"/></svg></button>
</div>
<p id="quayside-consent-reload" class="quayside-consent-note" role="status" hidden><?php echo esc_html( $texts->get( 'reload' ) ); ?> <a href=""><?php echo esc_html( $texts->get( 'reloadLink' ) ); ?></a></p>
<template id="quayside-consent-placeholder"><?php echo esc_html( $placeholder ); ?></template>
