<?php
/**
 * Images of products.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

use const Quayside\StandInStore\FILE;

/**
 * Returns the width, height and crop of an image size.
 *
 * @param string $size thumbnail, single or gallery_thumbnail, with or without 'woocommerce_'.
 * @return array{width:int,height:int,crop:int}
 */
function wc_get_image_size( $size ): array {
	$width = match ( str_replace( 'woocommerce_', '', (string) $size ) ) {
		'single'            => absint( get_option( 'woocommerce_single_image_width', 600 ) ),
		'gallery_thumbnail' => 100,
		default             => absint( get_option( 'woocommerce_thumbnail_image_width', 300 ) ),
	};
	$theme = wc_get_theme_support( str_replace( 'woocommerce_', '', (string) $size ) . '_image_width' );
	$width = is_numeric( $theme ) ? (int) $theme : $width;
	return (array) apply_filters( 'woocommerce_get_image_size_' . str_replace(
		'woocommerce_',
		'',
		(string) $size
	), str_contains( (string) $size, 'single' ) ? [
		'width'  => $width,
		'height' => 0,
		'crop'   => 0,
	] : [
		'width'  => $width,
		'height' => $width,
		'crop'   => 1,
	] );
}

/**
 * What the theme says about the store.
 *
 * @param string $property Property, '' for all.
 * @param mixed  $default  Without one.
 * @return mixed
 */
function wc_get_theme_support( $property = '', $default = null ) {
	$support = get_theme_support( 'woocommerce' );
	$options = is_array( $support ) && is_array( $support[0] ?? null ) ? $support[0] : [];
	return '' === $property ? $options : ( $options[ $property ] ?? $default );
}

/** Returns the URL of the placeholder image. */
function wc_placeholder_img_src( $size = 'woocommerce_thumbnail' ): string {
	return (string) apply_filters( 'woocommerce_placeholder_img_src', plugins_url( 'assets/placeholder.svg', FILE ) );
}

/**
 * Returns the placeholder image.
 *
 * @param string                      $size       Size.
 * @param array<string,string>|string $attributes Attributes.
 */
function wc_placeholder_img( $size = 'woocommerce_thumbnail', $attributes = [] ): string {
	$dimensions = wc_get_image_size( $size );
	$attributes = wp_parse_args( $attributes, [
		'class' => 'woocommerce-placeholder wp-post-image',
		'alt'   => __( 'Placeholder', 'stand-in-store' ),
	] );
	$html = sprintf(
		'<img src="%s" width="%d" height="%d"%s />',
		esc_url( wc_placeholder_img_src( $size ) ),
		$dimensions['width'],
		$dimensions['height'] ? $dimensions['height'] : $dimensions['width'],
		rtrim( ' ' . wc_implode_html_attributes( $attributes ) )
	);
	return (string) apply_filters( 'woocommerce_placeholder_img', $html, $size, $dimensions );
}

/**
 * Returns the attributes of a tag.
 *
 * @param array<string,mixed> $attributes Values by name; null leaves one out.
 */
function wc_implode_html_attributes( $attributes ): string {
	$parts = [];
	foreach ( array_filter( $attributes, static fn( $value ): bool => null !== $value ) as $name => $value ) {
		$parts[] = esc_attr( (string) $name ) . '="' . esc_attr( (string) $value ) . '"';
	}
	return implode( ' ', $parts );
}

/**
 * Returns the data of an image for scripts.
 *
 * @param int              $id      Attachment.
 * @param WC_Product|false $product Product that it shows.
 * @return array<string,mixed>
 */
function wc_get_product_attachment_props( $id = null, $product = false ): array {
	$post = $id ? get_post( (int) $id ) : null;
	if ( ! $post instanceof WP_Post ) {
		return [
			'title'   => '',
			'caption' => '',
			'url'     => '',
			'alt'     => '',
			'src'     => '',
			'srcset'  => false,
			'sizes'   => false,
		];
	}
	$source  = static fn( string $size ): array => (array) wp_get_attachment_image_src( (int) $id, $size ) + [ '', 0, 0 ];
	$full    = $source( 'full' );
	$single  = $source( 'woocommerce_single' );
	$small   = $source( 'woocommerce_gallery_thumbnail' );
	$thumb   = $source( 'woocommerce_thumbnail' );
	$alt     = trim( wp_strip_all_tags( (string) get_post_meta( (int) $id, '_wp_attachment_image_alt', true ) ) );
	return [
		'title'                   => wp_strip_all_tags( $post->post_title ),
		'caption'                 => wp_strip_all_tags( $post->post_excerpt ),
		'url'                     => wp_get_attachment_url( (int) $id ),
		'alt'                     => '' === $alt ? wp_strip_all_tags( $post->post_title ) : $alt,
		'src'                     => $single[0],
		'srcset'                  => wp_get_attachment_image_srcset( (int) $id, 'woocommerce_single' ),
		'sizes'                   => wp_get_attachment_image_sizes( (int) $id, 'woocommerce_single' ),
		'full_src'                => $full[0],
		'full_src_w'              => $full[1],
		'full_src_h'              => $full[2],
		'gallery_thumbnail_src'   => $small[0],
		'gallery_thumbnail_src_w' => $small[1],
		'gallery_thumbnail_src_h' => $small[2],
		'thumb_src'               => $thumb[0],
		'thumb_src_w'             => $thumb[1],
		'thumb_src_h'             => $thumb[2],
		'src_w'                   => $single[1],
		'src_h'                   => $single[2],
	];
}

/**
 * Returns one image of the gallery on a product's page.
 *
 * @param int  $id   Attachment.
 * @param bool $main The first one, shown large.
 */
function wc_get_gallery_image_html( $id, $main = false, $index = -1 ): string {
	$props  = wc_get_product_attachment_props( (int) $id );
	$size   = apply_filters(
		'woocommerce_gallery_image_size',
		$main || current_theme_supports( 'wc-product-gallery-slider' ) ? 'woocommerce_single' : 'woocommerce_gallery_thumbnail'
	);
	$image  = wp_get_attachment_image( (int) $id, (string) $size, false, (array) apply_filters( 'woocommerce_gallery_image_html_attachment_image_params', [
		'title'                   => $props['title'],
		'data-caption'            => $props['caption'],
		'data-src'                => esc_url( (string) ( $props['full_src'] ?? '' ) ),
		'data-large_image'        => esc_url( (string) ( $props['full_src'] ?? '' ) ),
		'data-large_image_width'  => (string) ( $props['full_src_w'] ?? '' ),
		'data-large_image_height' => (string) ( $props['full_src_h'] ?? '' ),
		'class'                   => $main ? 'wp-post-image' : '',
	], $id, $size, $main ) );
	return sprintf(
		'<div data-thumb="%s" data-thumb-alt="%s" data-thumb-srcset="%s" data-thumb-sizes="%s" class="woocommerce-product-gallery__image"><a href="%s">%s</a></div>',
		esc_url( (string) ( $props['gallery_thumbnail_src'] ?? '' ) ),
		esc_attr( (string) $props['alt'] ),
		esc_attr( (string) wp_get_attachment_image_srcset( (int) $id, 'woocommerce_gallery_thumbnail' ) ),
		esc_attr( (string) wp_get_attachment_image_sizes( (int) $id, 'woocommerce_gallery_thumbnail' ) ),
		esc_url( (string) ( $props['full_src'] ?? '' ) ),
		$image
	);
}
