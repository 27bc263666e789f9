<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Schema\Form;

/**
 * The form that is being rendered: fields ask it for ids that are unique on the page.
 */
final class RenderedForm {
	private static ?self $current = null;

	/** @var array<int, int> Times that a form has been rendered on this page. */
	private static array $instances = [];

	/** @var array<int, string>|null Ids of what conditions hide at first. */
	private ?array $hidden = null;

	private function __construct( public readonly Form $form, public readonly int $instance ) {}

	/**
	 * Begins to render a form.
	 */
	public static function begin( Form $form ): self {
		$instance      = ( self::$instances[ $form->id() ] ?? 0 ) + 1;
		self::$current = new self( $form, $instance );

		self::$instances[ $form->id() ] = $instance;
		return self::$current;
	}

	/**
	 * Ends it.
	 */
	public static function end(): void {
		self::$current = null;
	}

	/**
	 * The form around the field that is being rendered.
	 */
	public static function current(): ?self {
		return self::$current;
	}

	/**
	 * Whether conditions hide a field or a group at first.
	 *
	 * @param string $id Block id.
	 */
	public function hides( string $id ): bool {
		$this->hidden ??= Initial::hidden( $this->form );
		return in_array( $id, $this->hidden, true );
	}

	/**
	 * An id that no other element of the page has, though the form be on it twice.
	 */
	public function id( string $name ): string {
		return "$name-{$this->form->id()}" . ( $this->instance > 1 ? "-$this->instance" : '' );
	}
}
