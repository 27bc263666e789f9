<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

use Quayside\StandInStore\Data\Values;
use Quayside\StandInStore\Product\Availability;
use Quayside\StandInStore\Product\Display;
use Quayside\StandInStore\Product\Store;

/**
 * A product. Properties as in `$data`; each has a getter and a setter of its name.
 */
class WC_Product extends WC_Data {
	use Availability;
	use Display;

	/** @var string */
	protected $object_type = 'product';

	/** Post type that holds it. */
	protected string $post_type = 'product';

	/** @var array<string,mixed> */
	protected array $data = [
		'name'               => '',
		'slug'               => '',
		'date_created'       => null,
		'date_modified'      => null,
		'status'             => '',
		'featured'           => false,
		'catalog_visibility' => 'visible',
		'description'        => '',
		'short_description'  => '',
		'sku'                => '',
		'global_unique_id'   => '',
		'price'              => '',
		'regular_price'      => '',
		'sale_price'         => '',
		'date_on_sale_from'  => null,
		'date_on_sale_to'    => null,
		'total_sales'        => 0,
		'tax_status'         => 'taxable',
		'tax_class'          => '',
		'manage_stock'       => false,
		'stock_quantity'     => null,
		'stock_status'       => 'instock',
		'backorders'         => 'no',
		'low_stock_amount'   => '',
		'sold_individually'  => false,
		'weight'             => '',
		'length'             => '',
		'width'              => '',
		'height'             => '',
		'upsell_ids'         => [],
		'cross_sell_ids'     => [],
		'parent_id'          => 0,
		'reviews_allowed'    => true,
		'purchase_note'      => '',
		'attributes'         => [],
		'default_attributes' => [],
		'menu_order'         => 0,
		'virtual'            => false,
		'downloadable'       => false,
		'downloads'          => [],
		'download_limit'     => -1,
		'download_expiry'    => -1,
		'category_ids'       => [],
		'tag_ids'            => [],
		'gallery_image_ids'  => [],
		'image_id'           => '',
		'rating_counts'      => [],
		'average_rating'     => '0',
		'review_count'       => 0,
	];

	/**
	 * Reads a product.
	 *
	 * @param int|string|WP_Post|WC_Product $product What to read; 0 for a new one.
	 * @throws Exception When it is not there.
	 */
	public function __construct( $product = 0 ) {
		parent::__construct();
		$id = match ( true ) {
			$product instanceof self    => $product->get_id(),
			$product instanceof WP_Post => $product->ID,
			default                     => (int) $product,
		};
		if ( 0 < $id ) {
			$this->id = $id;
			if ( get_post_type( $id ) !== $this->post_type ) {
				throw new Exception( 'Invalid product.' );
			}
			$this->data = array_merge( $this->data, Store::read( $id, $this->default_data ) );
			$this->meta_data = Store::read_meta( $id );
		}
	}

	/** Returns the type of product. */
	public function get_type(): string {
		return 'simple';
	}

	/**
	 * Determines whether it is of a type.
	 *
	 * @param string|list<string> $type Type or types.
	 */
	public function is_type( $type ): bool {
		return in_array( $this->get_type(), (array) $type, true );
	}

	/** Returns the post type that holds it. */
	public function get_post_type(): string {
		return $this->post_type;
	}

	/** Determines whether it is in the database. */
	public function exists(): bool {
		return 0 < $this->id;
	}

	/** @param mixed $price Amount or ''. */
	public function set_price( $price ): void {
		$this->data['price'] = Values::price( $price );
	}

	/** @param mixed $price Amount or ''. */
	public function set_regular_price( $price ): void {
		$this->data['regular_price'] = Values::price( $price );
	}

	/** @param mixed $price Amount or ''. */
	public function set_sale_price( $price ): void {
		$this->data['sale_price'] = Values::price( $price );
	}

	/** @param mixed $quantity Number in stock, null for not counted. */
	public function set_stock_quantity( $quantity ): void {
		$this->data['stock_quantity'] = is_numeric( $quantity ) ? wc_stock_amount( $quantity ) : null;
	}

	/** @param mixed $date Time as text, number or null. */
	public function set_date_created( $date ): void {
		$this->data['date_created'] = wc_string_to_datetime_or_null( $date );
	}

	/** @param array<mixed> $downloads WC_Product_Download objects, or name, file and download_id of each. */
	public function set_downloads( $downloads ): void {
		$set = [];
		foreach ( $downloads as $download ) {
			$file = $download instanceof WC_Product_Download ? $download : new WC_Product_Download( (array) $download );

			$set[ $file->get_id() ] = $file->get_data();
		}
		$this->data['downloads'] = $set;
	}

	/** @return array<string,WC_Product_Download> Files by identifier. */
	public function get_downloads( $context = 'view' ): array {
		return array_map(
			static fn( array $data ): WC_Product_Download => new WC_Product_Download( $data ),
			(array) $this->get_prop( 'downloads', (string) $context )
		);
	}

	/**
	 * One of its files.
	 *
	 * @param string $download_id ID.
	 * @return WC_Product_Download|false
	 */
	public function get_file( $download_id = '' ) {
		return $this->get_downloads()[ $download_id ] ?? false;
	}

	/**
	 * Determines whether it is bought to be downloaded.
	 *
	 * @param string $download_id A file that it must have.
	 */
	public function has_file( $download_id = '' ): bool {
		return $this->is_downloadable() && ( '' === $download_id ? [] !== $this->get_downloads() : false !== $this->get_file( $download_id ) );
	}

	/** @param array<mixed> $attributes WC_Product_Attribute objects, or values by name for a variation. */
	public function set_attributes( $attributes ): void {
		$set = [];
		foreach ( $attributes as $key => $attribute ) {
			$name         = $attribute instanceof WC_Product_Attribute ? $attribute->get_name() : (string) $key;
			$set[ sanitize_title( $name ) ] = $attribute;
		}
		$this->data['attributes'] = $set;
	}

	/**
	 * Returns the text of an attribute's values.
	 *
	 * @param string $attribute Attribute.
	 */
	public function get_attribute( $attribute ): string {
		$found = $this->data['attributes'][ sanitize_title( $attribute ) ] ?? null;
		return $found instanceof WC_Product_Attribute ? implode( ', ', $found->get_option_names() ) : (string) $found;
	}

	/** Determines whether it has attributes to show. */
	public function has_attributes(): bool {
		foreach ( $this->data['attributes'] as $attribute ) {
			if ( $attribute instanceof WC_Product_Attribute && $attribute->get_visible() ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<int> Children: none. */
	public function get_children() {
		return [];
	}

	/** Determines whether options must be selected before it can be purchased. */
	public function has_options(): bool {
		return false;
	}

	/** Saves it. */
	public function save(): int {
		do_action( 'woocommerce_before_product_object_save', $this, null );
		$is_new   = 0 === $this->id;
		$this->id = Store::write( $this, $this->id, $this->data, $this->post_type );
		Store::write_meta( $this->id, $this->meta_data, $this->deleted_meta );
		$this->deleted_meta = [];
		do_action( $is_new ? "woocommerce_new_{$this->post_type}" : "woocommerce_update_{$this->post_type}", $this->id, $this );
		do_action( 'woocommerce_after_product_object_save', $this, null );
		return $this->id;
	}

	/**
	 * Deletes it.
	 *
	 * @param bool $force Past the bin.
	 */
	public function delete( $force = false ): bool {
		return (bool) ( $force ? wp_delete_post( $this->id, true ) : wp_trash_post( $this->id ) );
	}
}
