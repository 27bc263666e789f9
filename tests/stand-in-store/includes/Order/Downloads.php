<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Order;

/**
 * Files that come with an order. How often each was downloaded is stored in the order's metadata.
 */
trait Downloads {

	/** Determines whether it must be processed, which downloads do not need. */
	public function needs_processing(): bool {
		foreach ( $this->get_items() as $item ) {
			$product = $item->get_product();
			if (
				$product
				&& apply_filters(
					'woocommerce_order_item_needs_processing',
					! ( $product->is_downloadable() && $product->is_virtual() ),
					$product,
					$this->get_id()
				)
			) {
				return true;
			}
		}
		return false;
	}

	/** Determines whether its files can be downloaded. */
	public function is_download_permitted(): bool {
		$granted = 'yes' === get_option( 'woocommerce_downloads_grant_access_after_payment', 'yes' ) && $this->has_status( 'processing' );
		return (bool) apply_filters( 'woocommerce_order_is_download_permitted', $this->has_status( 'completed' ) || $granted, $this );
	}

	/** Determines whether it has files. */
	public function has_downloadable_item(): bool {
		foreach ( $this->get_items() as $item ) {
			$product = $item->get_product();
			if ( $product && $product->has_file() ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<array<string,mixed>> Its files, as lists of them want them. */
	public function get_downloadable_items(): array {
		$downloads = [];
		foreach ( $this->is_download_permitted() ? $this->get_items() : [] as $item ) {
			$product = $item->get_product();
			foreach ( $product && $product->is_downloadable() ? $product->get_downloads() : [] as $file ) {
				$downloads[] = [
					'download_url'        => add_query_arg(
						[
							'download_file' => $product->get_id(),
							'order'         => $this->get_order_key(),
							'uid'           => hash( 'sha256', $this->get_billing_email() ),
							'key'           => $file->get_id(),
						],
						home_url( '/' )
					),
					'download_id'         => $file->get_id(),
					'product_id'          => $product->get_id(),
					'product_name'        => $product->get_name(),
					'product_url'         => $product->is_visible() ? $product->get_permalink() : '',
					'download_name'       => $file->get_name(),
					'order_id'            => $this->get_id(),
					'order_key'           => $this->get_order_key(),
					'downloads_remaining' => $this->downloads_remaining( $product, $file->get_id() ),
					'access_expires'      => $this->access_expires( $product ),
					'file'                => [
						'name' => $file->get_name(),
						'file' => $file->get_file(),
					],
				];
			}
		}
		return (array) apply_filters( 'woocommerce_order_get_downloadable_items', $downloads, $this );
	}

	/**
	 * How often a file can still be downloaded, '' for any number.
	 *
	 * @param \WC_Product $product Product.
	 * @param string      $file    Its file.
	 * @return int|string
	 */
	public function downloads_remaining( \WC_Product $product, string $file ) {
		$limit = (int) $product->get_download_limit();
		return 0 < $limit ? max( 0, $limit - (int) ( $this->fetched()[ $file ] ?? 0 ) ) : '';
	}

	/**
	 * Notes that a file was downloaded.
	 *
	 * @param string $file File.
	 */
	public function count_download( string $file ): void {
		$fetched = $this->fetched();
		update_post_meta( $this->get_id(), '_stand_in_downloads', [ $file => (int) ( $fetched[ $file ] ?? 0 ) + 1 ] + $fetched );
	}

	/** Returns the date on which a product's files expire, or null if never. */
	private function access_expires( \WC_Product $product ): ?\WC_DateTime {
		$days = (int) $product->get_download_expiry();
		$made = $this->get_date_created();
		return 0 < $days && $made instanceof \DateTimeInterface ? wc_string_to_datetime_or_null(
			gmdate( 'Y-m-d', $made->getTimestamp() + $days * DAY_IN_SECONDS ) . ' UTC'
		) : null;
	}

	/** @return array<string,int> How often each file was downloaded. */
	private function fetched(): array {
		return array_filter( (array) get_post_meta( $this->get_id(), '_stand_in_downloads', true ), 'is_int' );
	}
}
