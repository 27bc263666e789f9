<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * A file that comes with a product.
 */
class WC_Product_Download {

	/** @var array{id:string,name:string,file:string,enabled:bool} */
	private array $data = [
		'id'      => '',
		'name'    => '',
		'file'    => '',
		'enabled' => true,
	];

	/** @param array<string,mixed> $data download_id or id, name, file. */
	public function __construct( array $data = [] ) {
		$id = (string) ( $data['download_id'] ?? $data['id'] ?? '' );

		$this->data['id']   = '' === $id ? wp_generate_uuid4() : $id;
		$this->data['name'] = (string) ( $data['name'] ?? '' );
		$this->data['file'] = (string) ( $data['file'] ?? '' );
	}

	/** ID. */
	public function get_id(): string {
		return $this->data['id'];
	}

	/** @param string $id Identifier. */
	public function set_id( $id ): void {
		$this->data['id'] = (string) $id;
	}

	/** Returns the display name. */
	public function get_name(): string {
		return '' === $this->data['name'] ? wp_basename( $this->data['file'] ) : $this->data['name'];
	}

	/** @param string $name Name for people. */
	public function set_name( $name ): void {
		$this->data['name'] = (string) $name;
	}

	/** Returns the URL of the file. */
	public function get_file(): string {
		return $this->data['file'];
	}

	/** @param string $file Address of the file, in the uploads. */
	public function set_file( $file ): void {
		$this->data['file'] = (string) $file;
	}

	/** @return array{id:string,name:string,file:string,enabled:bool} All of it. */
	public function get_data(): array {
		return $this->data;
	}
}
