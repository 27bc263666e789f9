<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\NativeResult;

/**
 * Keeps track of the forms on a page. One object per request, shared by the form's block and the blocks of its fields.
 */
final class RenderedForms {
	private ?RenderedForm $current = null;

	/** @var array<int, int> Number of times that a form has been rendered, by form ID. */
	private array $instances = [];

	/**
	 * @param NativeResult|null $result Result of this request's submission; null when the request has none.
	 */
	public function __construct( private ?NativeResult $result = null ) {}

	/**
	 * Starts to render a form.
	 */
	public function begin( Form $form ): RenderedForm {
		$instance      = ( $this->instances[ $form->id() ] ?? 0 ) + 1;
		$this->current = new RenderedForm( $form, $instance, $this->result );

		$this->instances[ $form->id() ] = $instance;
		return $this->current;
	}

	/**
	 * Ends the form that is being rendered.
	 */
	public function end(): void {
		$this->current = null;
	}

	/**
	 * Returns the form around the field that is being rendered.
	 *
	 * @return RenderedForm|null Null outside of forms.
	 */
	public function current(): ?RenderedForm {
		return $this->current;
	}
}
